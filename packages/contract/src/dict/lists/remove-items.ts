/** dict.lists.removeItems: can be undone by restoreItems for 30 days. */
export { input, output } from './chosen-items'
