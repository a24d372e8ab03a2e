/** dict.lists.restoreItems: undoes removeItems, at the places and with the notes they had. */
export { input, output } from './chosen-items'
