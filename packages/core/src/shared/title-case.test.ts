import { holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTitleCase } from './title-case.ts'

it.each([
  ['EAGLE BASIN FREIGHT LINES LLC', 'Eagle Basin Freight Lines LLC'],
  ['TAMARACK FIELD HAULING L.L.C.', 'Tamarack Field Hauling L.L.C.'],
  ['EAGLE BRANCH HAULING INC.', 'Eagle Branch Hauling Inc.'],
  ['BADLAND CROSSING HAULING INC', 'Badland Crossing Hauling Inc'],
  ['MCDONALD BROS TRUCKING CO', 'McDonald Bros Trucking Co'],
  ['MACK & SONS', 'Mack & Sons'],
  ['JB TRANSPORT USA LTD', 'JB Transport USA Ltd'],
  ['AJ HAULING', 'AJ Hauling'],
  ["J.B. AND O'BRIEN OF THE WEST", "J.B. and O'Brien of the West"],
  ["JOE'S 24HR TOWING", "Joe's 24HR Towing"],
  ['THE HAULERS', 'The Haulers'],
  ['TRANS-AM/PACIFIC', 'Trans-AM/Pacific'],
  ['3RD COAST B2B', '3RD Coast B2B'],
  ['MÉXICO ÉXPRESS SA', 'México Éxpress SA'],
  ['eBay Freight', 'eBay Freight'],
  ['HENRY III TRANSPORT', 'Henry III Transport'],
  ['SAINT CHARLES', 'Saint Charles'],
  ['', ''],
])('the name %s in title case is %s', (name, shown) => expect(inTitleCase(name)).toBe(shown))

const name = fc.string({
  unit: fc.constantFrom(..."ABCDEIMOSTLZÉ0123456789 .-&'/"),
  maxLength: 30,
})

it('title case changes nothing but the case of letters', () => {
  holds([name], text => {
    expect(inTitleCase(text).toUpperCase()).toBe(text)
  })
})

it('a name in title case stays as it is', () => {
  holds([name], text => {
    expect(inTitleCase(inTitleCase(text))).toBe(inTitleCase(text))
  })
})
