/** Something that the person at the keyboard can mend; its message is one line. */
export class InputError extends Error {}
