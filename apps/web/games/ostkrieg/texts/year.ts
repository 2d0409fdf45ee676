const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0')

/** Words of Ostkrieg's year end and purchases; they come with the pages that show them. */
const en = {
  over: (year: number): string => `The year ${year} is over`,
  change: (n: number): string => `${signed(n)} this year`,
  cities: 'Who holds all four wins at once:',
  countries: 'Countries',
  countryNames: { italy: 'Italy' } as { readonly [country: string]: string },
  noCountry: 'No country changes sides.',
  /** 9.2: what decides over a country, as the end of a sentence. */
  because: {
    romania: ', who hold Bucharest',
    bulgaria: ', who hold Sofia',
    finland: ': Helsinki decides it',
    italy: ', as it always does after 1943',
  } as { readonly [country: string]: string },
  changes: (country: string, side: string, because: string): string => `${country} goes over to the ${side}${because} (9.2).`,
  leaves: (country: string, because: string): string => `${country} leaves the war${because} (9.2).`,
  removed: (n: number, unit: string, area: string): string => `${n} ${unit} in ${area} taken off the map.`,
  build: 'Build points to spend',
  parts: ({ production, bid, more }: { production: number; bid: number; more: number }): string =>
    [
      `production ${production}`,
      ...(bid > 0 ? [`−${bid} for the bid`] : []),
      ...(more > 0 ? [`+${more} from cards or as help`] : []),
    ].join(', '),
  fresh: (year: number): string => `New cards of ${year}`,
  noCards: 'None.',
  next: (year: number, side: string): string => `Now both buy cards back, then ${year} begins: the ${side} play first.`,
  goOn: 'Go on',
  market: {
    title: (year: number): string => `Buying cards for ${year}`,
    left: (n: number): string => (n === 1 ? 'build point left' : 'build points left'),
    foe: (side: string, n: number): string => `(${side}: ${n})`,
    hand: (n: number): string => `In your hand: ${n}`,
    fresh: (year: number): string => `New in your hand, ${year}`,
    discard: (n: number): string => `Discard pile: ${n} to buy back`,
    nothing: 'Nothing.',
    enough: 'Buy no more',
  },
}

export const yearWords = en
