/** Something that cannot be measured here, with a sentence that says why. */
export class Unmeasurable extends Error {}
