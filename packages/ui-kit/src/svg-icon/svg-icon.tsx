import './svg-icon.css'
import type { ComponentProps } from 'react'

export interface SvgIconProps extends Omit<ComponentProps<'svg'>, 'fontSize'> {
  /** 20 px, 24 px, or as large as the letters around it. */
  fontSize?: 'small' | 'medium' | 'inherit'
}

const sizeClasses = { small: 'icon icon-small', medium: 'icon', inherit: 'icon icon-inherit' }

/** The frame of an icon of 24 × 24 units. Those of `icons` are Google's Material icons (Apache 2.0). */
export function SvgIcon({ fontSize = 'medium', className = '', ...props }: SvgIconProps) {
  return (
    <svg
      focusable="false"
      aria-hidden="true"
      viewBox="0 0 24 24"
      {...props}
      className={`${sizeClasses[fontSize]} ${className}`.trimEnd()}
    />
  )
}
