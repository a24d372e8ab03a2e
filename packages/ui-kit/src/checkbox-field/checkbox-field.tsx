import './checkbox-field.css'
import { type ReactNode, useEffect, useRef } from 'react'
import { SvgIcon } from '../svg-icon/svg-icon'

const paths = {
  empty:
    'M19 5v14H5V5h14m0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2z',
  filled:
    'M19 3H5c-1.11 0-2 .9-2 2v14c0 1.1.89 2 2 2h14c1.11 0 2-.9 2-2V5c0-1.1-.89-2-2-2zm-9 14l-5-5 1.41-1.41L10 14.17l7.59-7.59L19 8l-9 9z',
  partly:
    'M19 3H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2zm-2 10H7v-2h10v2z',
}

export interface CheckboxFieldProps {
  label: ReactNode
  isChecked: boolean
  /** Some of what it stands for is chosen. */
  isPartly?: boolean
  size?: 'small' | 'medium'
  onChange: (isChecked: boolean) => void
}

/** A box to tick, with what it means beside it. */
export function CheckboxField(props: CheckboxFieldProps) {
  const { label, isChecked, isPartly = false, size = 'medium', onChange } = props
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current !== null) box.current.indeterminate = isPartly
  }, [isPartly])
  return (
    <label className="checkbox-field">
      <span className="checkbox-field-box">
        <input
          ref={box}
          type="checkbox"
          checked={isChecked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <SvgIcon fontSize={size}>
          <path d={paths[isPartly ? 'partly' : isChecked ? 'filled' : 'empty']} />
        </SvgIcon>
      </span>
      {label}
    </label>
  )
}
