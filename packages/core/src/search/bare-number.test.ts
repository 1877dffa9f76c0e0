import { expect, it } from 'vitest'
import { hasBareNumber } from './bare-number.ts'

it.each([
  '123456',
  '123456 ,',
  '#123456',
  'Eagle Mesa 1234 ,',
  '1202 Commerce St',
  'Eagle OR 12345',
  'dot? 1234567',
  'since 123456',
  '20241501',
  '(214) 555-0188, 1234567',
  'load 123456 1234567',
])('%j has a number that may be a carrier’s', text => {
  expect(hasBareNumber(text)).toBe(true)
})

it.each([
  '',
  'Eagle Mesa',
  '123',
  '123456789',
  'R1234567',
  '1234567A',
  '(214) 555-0188',
  '214 555 0188',
  '555-0188',
  '11/29/2026',
  '2026-11-29',
  '20261129',
  'since 2012',
  'Dallas TX 75201',
  'Dallas, TX, 75201-1234',
  'Load 123456',
  'PO Box 1234',
  'Invoice no. 12345',
])('%j has none', text => {
  expect(hasBareNumber(text)).toBe(false)
})
