import { describe, expect, it } from 'vitest'
import { cursorText, isReadableFrom, readCursor } from './cursor.ts'

const at = 1_795_440_884
const place = (snapshot: string, seconds = 0) => ({ at: at + seconds, snapshot })

describe('the place of a reader', () => {
  it.each(['754:754:', '754:760:754,757', '1:9000000000000:'])('%s is read as it was written', snapshot => {
    expect(readCursor(cursorText(place(snapshot)))).toEqual(place(snapshot))
  })

  it.each([
    '',
    'all',
    '754:754:',
    `${at}.`,
    `${at}.760:754:`,
    `${at}.754:760:760`,
    `${at}.754:760:757,756`,
    `${at}.754:760:753`,
    `${at}.0:0:`,
    `${at}.1:2:'`,
    `${at}.1:2:\n`,
    `-1.1:2:`,
  ])('%j is no place', text => {
    expect(readCursor(text)).toBeNull()
  })

  it.each([
    ['the same place', place('5:5:'), place('5:5:'), true],
    ['a place of ten minutes ago', place('5:5:', -600), place('9:9:'), true],
    ['a place of an hour ago', place('5:5:', -3_600), place('9:9:'), false],
    ['a place of a database that had more transactions', place('50:50:'), place('9:9:'), false],
    ['a place that is still to come', place('5:5:', 600), place('9:9:'), false],
  ])('%s can be read from: %#', (_, before, now, is) => {
    expect(isReadableFrom(before, now)).toBe(is)
  })
})
