import { readResultsAddress } from '@fairhaul/core'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { aPage } from '../testing/a-page.tsx'
import { fakePorts } from '../testing/fake-ports.ts'
import { FilterSuggestions } from './filters/filter-suggestions.ts'
import { NoResults } from './NoResults.tsx'

afterEach(cleanup)

const show = (text: string) => {
  const { Page } = aPage(fakePorts({}))
  render(
    <Page>
      <NoResults
        address={{ ...readResultsAddress('search-results', ''), text }}
        route="search-results"
        filterSuggestions={new FilterSuggestions(async () => new Promise(() => {}))}
      />
    </Page>,
  )
}

it.each([
  [
    '503-555-8086',
    'Search contacts for phone (503) 555-8086',
    '/broker/carriers/contact-search?phone=503-555-8086',
  ],
  [
    'a@b.example',
    'Search contacts for e-mail a@b.example',
    '/broker/carriers/contact-search?email=a%40b.example',
  ],
  ['P718345', 'Search vehicles for plate P718345', '/broker/vehicles?plate=P718345'],
  ['USDOT# 00123', 'Search DOT 123', '/broker/carriers/search-results?search=DOT%20123'],
])('results without a carrier for %s offer: %s', (text, name, path) => {
  show(text)
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(path)
})

it.each(['eagle', 'DOT 123'])('results without a carrier for %s offer no other search', text => {
  show(text)
  expect(screen.queryByRole('link', { name: /^Search (contacts|vehicles|DOT)/ })).toBeNull()
})
