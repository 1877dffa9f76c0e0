import { describe, expect, it } from 'vitest'
import { readSearchAddress, SEARCH_ROUTES, type SearchAddress, searchKindText } from './search-address.ts'

describe('the address of a search', () => {
  it('a search address is the address of a screen that searches', () => {
    expect(SEARCH_ROUTES).toEqual([
      'search-results',
      'global-search',
      'lane-search',
      'lane-search-results',
      'contact-search',
      'vehicles',
    ])
  })

  it.each([
    ['/carriers/search-results?search=eagle&page=2', '/carriers/search-results?search=eagle&page=2'],
    ['/carriers/global-search', '/carriers/global-search'],
    ['/carriers/lane-search?origin[name]=A', '/carriers/lane-search?origin[name]=A'],
    ['/carriers/lane-search-results', '/carriers/lane-search-results'],
    ['/carriers/contact-search?email=a%40b.example', '/carriers/contact-search?email=a%40b.example'],
    ['/vehicles', '/vehicles'],
    ['/Carriers/Search-Results/?search=/x', '/carriers/search-results?search=/x'],
    ['/vehicles?next=https://elsewhere.example', '/vehicles?next=https://elsewhere.example'],
  ])('the search address %s is read as %s', (text, address) => {
    expect(readSearchAddress(text)).toBe(address)
  })

  it.each([
    '',
    '/',
    'vehicles',
    '/carriers/7',
    '/vehicles/7',
    '/my-account?tab=4',
    '/carriers/Mine',
    '/login',
    '/nowhere',
    '//vehicles',
    '//elsewhere.example/vehicles',
    'https://elsewhere.example/vehicles',
    'javascript:alert(1)//vehicles',
    '/\\elsewhere.example/vehicles',
    '/vehicles?a b',
    '/vehicles\n?a',
    '/vehicles?a\u0000',
    '/vehicles?a\\b',
    '/vehicles#top',
    '/vehicles?a#top',
    ' /vehicles',
  ])('no search address is read from %j', text => {
    expect(readSearchAddress(text)).toBeUndefined()
  })

  it('a search address is 8,192 characters long at most', () => {
    const long = `/vehicles?${'a'.repeat(8_192 - 10)}`
    expect(readSearchAddress(long)).toBe(long)
    expect(readSearchAddress(`${long}a`)).toBeUndefined()
  })
})

it.each([
  ['/carriers/search-results?search=eagle', 'Carriers'],
  ['/carriers/global-search', 'All carriers'],
  ['/carriers/lane-search', 'Lane'],
  ['/carriers/lane-search-results?page=2', 'Lane'],
  ['/carriers/contact-search', 'Contact'],
  ['/vehicles', 'Vehicles'],
  ['/kept-by-an-older-portal', 'Search'],
])('the search at %s is described as %s', (address, text) => {
  expect(searchKindText(address as SearchAddress)).toBe(text)
})
