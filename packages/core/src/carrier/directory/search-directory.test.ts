import { aDirectoryPerson, aLonePoint } from '@fairhaul/testkit'
import { expect, it } from 'vitest'
import { searchDirectory } from './search-directory.ts'

const point = (value: string) => ({ value, parts: [], kinds: [], sources: [] })
const ruth = aDirectoryPerson({
  phones: [point('+12145550111'), point('+19995550198')],
  emails: [point('owner@mesa.example'), point('ra@b.co')],
})
const phone = aLonePoint()
const email = aLonePoint({ kind: 'email', value: 'office@mesa-eagle.example' })
const address = aLonePoint({ kind: 'address', value: '1200 Commerce St, Dallas, TX 75202, US' })
const lane = aLonePoint({ value: '+12145550112 x7' })
const all = [lane, ruth, phone, email, address]

it.each([
  ['', all],
  ['  ', all],
  ['alder', [ruth]],
  ['RUTH-AL', [ruth]],
  ['214-555', [lane, ruth, phone]],
  ['(214) 555 0111', [ruth]],
  ['0110', [phone]],
  ['@MESA', [ruth, email]],
  [' Office@ ', [email]],
  ['owner@', [ruth]],
  ['commerce st', [address]],
  ['1200', [address]],
  ['-', [email]],
  ['a 214', []],
  ['ß 214', []],
  ['214 555 0112 Ext. 7', [lane]],
  ['ext7', [lane]],
  ['@@', []],
  ['nobody', []],
])('a directory search for %j finds %j', (text, found) => {
  expect(searchDirectory(all, text)).toEqual(found)
})
