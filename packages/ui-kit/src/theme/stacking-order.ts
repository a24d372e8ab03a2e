/** What covers what: higher lies above. */
export const stackingOrder = {
  mobileStepper: 1000,
  stickyBar: 1010,
  fab: 1050,
  speedDial: 1050,
  navRail: 1060,
  searchBackdrop: 1100,
  appBar: 1200,
  hovercard: 1250,
  drawer: 1300,
  modal: 1400,
  snackbar: 1500,
  tooltip: 1600,
  debugOverlay: 1600,
}

declare module '@mui/material/styles' {
  interface ZIndex {
    stickyBar: number
    navRail: number
    searchBackdrop: number
    hovercard: number
    debugOverlay: number
  }
}
