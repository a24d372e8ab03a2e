import './icon-button.css'
import type { ComponentPropsWithRef, ElementType } from 'react'

interface OwnIconButtonProps {
  color?: 'default' | 'inherit' | 'primary'
  size?: 'small' | 'medium'
}

export type IconButtonProps<Root extends ElementType = 'button'> = OwnIconButtonProps & {
  /** What it is where it leads somewhere; with an address it is `a`. */
  component?: Root
} & Omit<ComponentPropsWithRef<Root>, keyof OwnIconButtonProps | 'component'>

/** A round button with an icon, which needs an `aria-label`. */
export function IconButton<Root extends ElementType = 'button'>(props: IconButtonProps<Root>) {
  const { component, color = 'default', size = 'medium', ...rest } = props
  const { className, ...attributes } = rest as ComponentPropsWithRef<'button'>
  const Element: ElementType = component ?? ('href' in attributes ? 'a' : 'button')
  const classes = [
    'icon-button',
    color !== 'default' && `icon-button-${color}`,
    size === 'small' && 'icon-button-small',
    className,
  ]
  return (
    <Element
      {...(Element === 'button' && { type: 'button' })}
      {...attributes}
      className={classes.filter(Boolean).join(' ')}
    />
  )
}
