/**
 * A page without anything of its own drawn into it, which the service worker keeps for when there
 * is no network: the site draws whatever address it is shown at. It is there in every installation.
 */
export const shellAddress = '/terms?shell'
