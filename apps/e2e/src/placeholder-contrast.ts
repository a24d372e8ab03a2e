import type { Locator } from 'playwright-core'

/** How a field's placeholder stands out from what is behind it; axe does not look at placeholders. */
export function readPlaceholderContrast(field: Locator): Promise<number> {
  return field.evaluate((input) => {
    const pen = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    if (pen === null) throw new Error('nothing to mix colours with')
    const paint = (color: string, alpha = 1) => {
      pen.globalAlpha = alpha
      pen.fillStyle = color
      pen.fillRect(0, 0, 1, 1)
    }
    const readLuminance = () => {
      const [red = 0, green = 0, blue = 0] = [...pen.getImageData(0, 0, 1, 1).data]
        .slice(0, 3)
        .map((value) => value / 255)
        .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }
    const behind: string[] = []
    for (let part: Element | null = input; part !== null; part = part.parentElement) {
      behind.unshift(getComputedStyle(part).backgroundColor)
    }
    for (const color of behind) paint(color)
    const ground = readLuminance()
    const { color, opacity } = getComputedStyle(input, '::placeholder')
    paint(color, Number(opacity))
    const [darker = 0, lighter = 0] = [ground, readLuminance()].toSorted((a, b) => a - b)
    return (lighter + 0.05) / (darker + 0.05)
  })
}
