/** A light touch of a pen draws so much thinner, a firm one so much thicker. */
const lightest = 0.4
const firmest = 1.5

/** Pressure (0 to 1) that devices without it report; it gives the usual width. */
export const usualPressure = 0.5

/** Width of a stroke at a pressure, as a share of the usual one. */
export function toWidthShare(pressure: number): number {
  return pressure <= usualPressure
    ? lightest + ((1 - lightest) * pressure) / usualPressure
    : 1 + ((firmest - 1) * (pressure - usualPressure)) / (1 - usualPressure)
}

/** A finger and a mouse press with the same weight all the time, whatever the device says. */
export function readPressure(event: { pointerType: string; pressure: number }): number {
  return event.pointerType === 'pen' && event.pressure > 0 ? event.pressure : usualPressure
}
