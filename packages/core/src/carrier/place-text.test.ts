import { expect, it } from 'vitest'
import type { Place } from './carrier.ts'
import { placeText } from './place-text.ts'

const place = (some: Partial<Place>): Place => ({
  street: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  ...some,
})

it.each([
  [place({ city: 'Dallas', state: 'TX', country: 'US' }), 'Dallas, TX'],
  [place({ city: 'Monterrey', state: 'NL', country: 'MX' }), 'Monterrey, NL, MX'],
  [place({ state: 'NL', country: 'CA' }), 'NL, CA'],
  [place({ city: 'Dallas' }), 'Dallas'],
  [place({ postalCode: '75201', country: 'US' }), undefined],
])('the place %o is shown as %s', (it, text) => {
  expect(placeText(it)).toBe(text)
})
