import './button.css'
import type { ComponentPropsWithRef, ElementType, ReactNode } from 'react'

interface OwnButtonProps {
  variant?: 'text' | 'contained' | 'outlined'
  /** `inherit` takes the colour of the text around it. */
  color?: 'primary' | 'secondary' | 'error' | 'inherit'
  size?: 'small' | 'medium' | 'large'
  startIcon?: ReactNode
  endIcon?: ReactNode
  fullWidth?: boolean
  /** Round at both ends. */
  isPill?: boolean
  /** Turns in the place of its text, and cannot be pressed. */
  loading?: boolean
  disabled?: boolean | undefined
}

export type ButtonProps<Root extends ElementType = 'button'> = OwnButtonProps & {
  /** What it is where it leads somewhere: `a`, which an address makes it as well, or the router's link. */
  component?: Root
} & Omit<ComponentPropsWithRef<Root>, keyof OwnButtonProps | 'component'>

/** A button of the first view: drawn by a style sheet, without the engine that MUI's button needs. */
export function Button<Root extends ElementType = 'button'>(props: ButtonProps<Root>) {
  const { component, variant = 'text', color = 'primary', size = 'medium', ...others } = props
  const { startIcon, endIcon, fullWidth, isPill, loading = false, disabled, ...rest } = others
  const { className, children, ...attributes } = rest as ComponentPropsWithRef<'button'>
  const Element: ElementType = component ?? ('href' in attributes ? 'a' : 'button')
  const classes = [
    `button button-${variant} button-${color} button-${size}`,
    fullWidth === true && 'button-full',
    isPill === true && 'button-pill',
    loading && 'button-loading',
    className,
  ]
  return (
    <Element
      {...(Element === 'button' && { type: 'button', disabled: disabled === true || loading })}
      {...attributes}
      className={classes.filter(Boolean).join(' ')}
    >
      {startIcon != null && <span className="button-start-icon">{startIcon}</span>}
      {children}
      {endIcon != null && <span className="button-end-icon">{endIcon}</span>}
      {loading && <span className="button-spinner" role="progressbar" aria-label="Loading" />}
    </Element>
  )
}
