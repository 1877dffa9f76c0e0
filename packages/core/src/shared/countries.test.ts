import { expect, it } from 'vitest'
import { COUNTRY_NAMES, DEFAULT_COUNTRIES, HOME_COUNTRY } from './countries.ts'

it('the default countries are the United States, Canada and Mexico, in this order', () => {
  expect(DEFAULT_COUNTRIES.map(country => [country, COUNTRY_NAMES[country]])).toEqual([
    ['US', 'United States'],
    ['CA', 'Canada'],
    ['MX', 'Mexico'],
  ])
  expect(HOME_COUNTRY).toBe('US')
})
