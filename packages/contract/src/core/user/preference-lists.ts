// Without schemas: the site takes these without the library that checks schemas.

export const appThemes = ['light', 'dark', 'device'] as const

export const pitchDiagramStyles = ['chain', 'line', 'box', 'number'] as const
