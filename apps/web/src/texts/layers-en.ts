/** What is said around the layers of a map; what each shows is said by its game. */
export const layersEn = {
  title: 'Layers of the map',
  close: 'Close the layers',
  which: 'Show',
  none: 'Nothing',
  about: 'Worked out from what lies open and from the rules: no advice, and nothing hidden has a part in it.',
  facts: 'In words',
  working: 'Working it out',
  failed: 'It could not be worked out. Try again when you are online.',
}
