import { encode } from 'uqr'
import { toQrPath } from './qr-path'

/** Modules of white around the code; ISO/IEC 18004 asks for four. */
const quietModules = 4

/**
 * A QR code drawn as one path: the page's rules allow no pictures from data addresses. Black on
 * white in either theme, since many apps do not read the inverse.
 */
export function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: quietModules })
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR code with the secret; it can also be typed"
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="white" />
      <path d={toQrPath(data)} fill="black" />
    </svg>
  )
}
