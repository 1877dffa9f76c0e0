import { expect, it } from 'vitest'
import {
  isDocketPrefix,
  isHeading,
  isOfNumbers,
  isOfOtherNumbers,
  nameRank,
  typesOfHeading,
} from './carrier-list-heading.ts'

const cells = (line: string) => line.split(',').map(cell => cell.trim())

it.each([
  'Name,USDOT,MC #',
  'LEGAL_NAME,Address 1,DOCKET1',
  'DOCKET1PREFIX,DOCKET1,DOCKET1_STATUS_CODE',
  'MCS150_DATE,dotNumber',
  'Transportista,USDOT',
  'Carrier',
  'MC Number',
  'D.O.T. Number',
  'MC/DOT',
  'DOCKET1',
  'SCAC code',
  'Carrier Name,,',
])('the line %s is a heading', line => {
  expect(isHeading(cells(line))).toBe(true)
})

it.each([
  '',
  'Acme',
  'B & G PASS REFRIGERATED LLC',
  'City Carriers',
  'First State Carriers',
  'US Carriers',
  'Carrier 1',
  'MC 1',
  'DOCKET 1',
  'Eagle,Dallas,TX',
  'Origin,Destination,MC 123',
  'Name,1234567',
  'Name,MC 1 and MC 2',
  'Carrier,owner of MC 12',
  'City,State',
  'Name,Form 2290 of Eagle,Dallas,TX',
])('the line %j is none', line => {
  expect(isHeading(cells(line))).toBe(false)
})

it.each([
  ['MC/DOT', ['DOT', 'MC']],
  ['DOCKET1', ['MC']],
  ['MC Status', []],
  ['MCS150_DATE', []],
  ['DOT added on date', []],
  ['docket_number', ['MC']],
] as const)('the heading %s names the types %j', (heading, types) => {
  expect(typesOfHeading(heading)).toEqual(types)
})

it('headings say what their column holds', () => {
  expect(['Number', 'Carrier #', 'MC/DOT', 'Load number', 'MC'].map(isOfNumbers)).toEqual([
    ...[true, false, true, false, false],
  ])
  expect(['Zip', 'MCS150_DATE', 'Name'].map(isOfOtherNumbers)).toEqual([true, true, false])
  expect(['DOCKET1PREFIX', 'DOCKET1'].map(isDocketPrefix)).toEqual([true, false])
  expect(['LEGAL_NAME', 'Name', 'Carrier', 'Contact name', 'MC', 'City'].map(nameRank)).toEqual([
    ...[3, 2, 1, 0, 0, 0],
  ])
})
