import { expect, it } from 'vitest'
import { NSC_REGION_LABELS, NSC_REGIONS, readNscRegion } from './identifier-region.ts'

it('the NSC regions are the ten provinces and three territories, each with its name', () => {
  expect(NSC_REGIONS.map(region => [region, NSC_REGION_LABELS[region]])).toEqual([
    ['AB', 'Alberta'],
    ['BC', 'British Columbia'],
    ['MB', 'Manitoba'],
    ['NB', 'New Brunswick'],
    ['NL', 'Newfoundland and Labrador'],
    ['NS', 'Nova Scotia'],
    ['NT', 'Northwest Territories'],
    ['NU', 'Nunavut'],
    ['ON', 'Ontario'],
    ['PE', 'Prince Edward Island'],
    ['QC', 'Quebec'],
    ['SK', 'Saskatchewan'],
    ['YT', 'Yukon'],
  ])
})

it.each([
  ['ON', 'ON'],
  [' on ', 'ON'],
  ['PQ', 'QC'],
  ['pq', 'QC'],
  ['NF', 'NL'],
  ['YK', 'YT'],
  ['TX', undefined],
  ['Ontario', undefined],
  ['', undefined],
])('the region of %j is %s', (text, region) => {
  expect(readNscRegion(text)).toBe(region)
})
