import './key-sequence.css'
import { Fragment } from 'react'

const keyNames: Record<string, string> = {
  ArrowUp: '↑',
  ArrowDown: '↓',
  ArrowLeft: '←',
  ArrowRight: '→',
  Escape: 'Esc',
  shift: 'Shift',
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent)
}

/** `mod+k` is ⌘K where keyboards have that key, else Ctrl+K. */
function toKeyNames(key: string): string[] {
  const names = key.split('+').map((part) => {
    if (part === 'mod') return isApple() ? '⌘' : 'Ctrl'
    return keyNames[part] ?? part
  })
  // "+" itself is a key.
  return key === '+' ? ['+'] : names
}

/** Keys to press one after the other: "g then k". */
export function KeySequence({ keys }: { keys: readonly string[] }) {
  return (
    <span>
      {keys.map((key, index) => (
        <Fragment key={index}>
          {index > 0 && ' then '}
          {toKeyNames(key).map((name, part) => (
            <Fragment key={name}>
              {part > 0 && ' + '}
              <kbd className="key">{name}</kbd>
            </Fragment>
          ))}
        </Fragment>
      ))}
    </span>
  )
}
