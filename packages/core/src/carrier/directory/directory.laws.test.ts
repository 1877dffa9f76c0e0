import { arbitrary, holds } from '@fairhaul/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { stripName } from '../../shared/name-text.ts'
import { normalEmail, normalPhone } from '../../shared/normal-contact.ts'
import type { DirectoryEntry } from './directory-entry.ts'
import { directoryFollowUps } from './directory-follow-ups.ts'
import { directoryMatch } from './directory-match.ts'
import { DIRECTORY_PARTS } from './directory-parts.ts'
import { type DirectoryRow, directoryRows } from './directory-rows.ts'
import { directoryTotals } from './directory-totals.ts'
import { entriesOfPart } from './entries-of-part.ts'
import { mergeDirectory } from './merge-directory.ts'
import { searchDirectory } from './search-directory.ts'

const rows = fc.array(arbitrary.directoryRows, { maxLength: 12 })
const isText = (text: string | null): text is string => text !== null && text !== ''

const pointsOf = (entries: readonly DirectoryEntry[]) =>
  entries.flatMap(entry => (entry.kind === 'person' ? [...entry.phones, ...entry.emails] : [entry]))
const saidOf = (all: readonly DirectoryRow[], read: (row: DirectoryRow) => string | null) =>
  new Set(all.map(read).filter(isText))
const nameOf = ({ name }: DirectoryRow) => stripName(name ?? '')
const isHidden = (row: DirectoryRow) =>
  nameOf(row) === '' && row.personId !== null && row.hides.includes('name')
const phoneOf = ({ phone }: DirectoryRow) => normalPhone(phone ?? '')
const emailOf = ({ email }: DirectoryRow) => normalEmail(email ?? '')

describe('laws of the merged directory', () => {
  it('merging the same rows again changes nothing', () => {
    holds([rows], all => {
      expect(mergeDirectory([...all, ...all])).toEqual(mergeDirectory(all))
    })
  })

  it('the order of rows never changes the directory', () => {
    holds([rows], all => {
      expect(mergeDirectory(all.toReversed())).toEqual(mergeDirectory(all))
    })
  })

  it('no phone, e-mail or name is lost or added', () => {
    holds([rows], all => {
      const entries = mergeDirectory(all)
      const names = entries.flatMap(entry =>
        entry.kind === 'person' && entry.name !== null ? [stripName(entry.name)] : [],
      )
      expect(new Set(names)).toEqual(saidOf(all, nameOf))
      const values = new Set(
        pointsOf(entries.filter(({ kind }) => kind !== 'address')).map(({ value }) => value),
      )
      expect(values).toEqual(new Set([...saidOf(all, phoneOf), ...saidOf(all, emailOf)]))
    })
  })

  it('a phone or e-mail keeps exactly the parts that name it', () => {
    holds([rows], all => {
      const reporting = (value: string) =>
        new Set(all.filter(row => phoneOf(row) === value || emailOf(row) === value).map(({ part }) => part))
      for (const { value, parts } of pointsOf(mergeDirectory(all).filter(({ kind }) => kind !== 'address')))
        expect(new Set(parts)).toEqual(reporting(value))
    })
  })

  it('no person is listed twice, and no phone or e-mail is listed alone beside a person who has it', () => {
    holds([rows], all => {
      const entries = mergeDirectory(all)
      const people = entries.flatMap(entry => (entry.kind === 'person' ? [entry] : []))
      const alone = entries.flatMap(entry => (entry.kind === 'person' ? [] : [entry.value]))
      expect(new Set(people.map(({ key }) => key)).size).toBe(people.length)
      expect(new Set(alone).size).toBe(alone.length)
      for (const { value } of pointsOf(people)) expect(alone).not.toContain(value)
    })
  })

  it('totals count the entries', () => {
    holds([rows], all => {
      const { people, phones, emails } = directoryTotals(mergeDirectory(all), null)
      expect([people, phones, emails]).toEqual([
        saidOf(all, nameOf).size + new Set(all.filter(isHidden).map(({ personId }) => personId)).size,
        saidOf(all, phoneOf).size,
        saidOf(all, emailOf).size,
      ])
    })
  })

  it('a search returns some of the entries in their order, and each by its own text', () => {
    holds([rows, fc.string()], (all, text) => {
      const entries = mergeDirectory(all)
      const found = searchDirectory(entries, text)
      expect(entries.filter(entry => found.includes(entry))).toEqual(found)
      for (const entry of entries)
        expect(
          searchDirectory(entries, entry.kind === 'person' ? (entry.name ?? '') : entry.value),
        ).toContain(entry)
    })
  })

  it('exactly the entries that a search finds have a match to highlight', () => {
    const texts = fc.oneof(fc.string(), fc.constantFrom('214', '(214) 5', 'ruth', 'EAGLE', 'ext 7', 'al'))
    holds([rows, texts], (all, text) => {
      fc.pre(text.trim() !== '')
      const entries = mergeDirectory(all)
      const isHighlighted = (entry: DirectoryEntry) =>
        entry.kind === 'person'
          ? directoryMatch('name', entry.name ?? '', text) !== null ||
            entry.phones.some(({ value }) => directoryMatch('phone', value, text) !== null) ||
            entry.emails.some(({ value }) => directoryMatch('email', value, text) !== null)
          : directoryMatch(entry.kind, entry.value, text) !== null
      expect(entries.filter(isHighlighted)).toEqual(searchDirectory(entries, text))
    })
  })

  it('every entry is in the parts that name it, and all parts together are the directory', () => {
    holds([rows], all => {
      const entries = mergeDirectory(all)
      const inParts = new Set(DIRECTORY_PARTS.flatMap(part => entriesOfPart(entries, part)))
      expect(entries.filter(entry => inParts.has(entry))).toEqual(entries)
      expect(entriesOfPart(entries, null)).toBe(entries)
    })
  })
})

describe('laws of directories', () => {
  it('every contact, user and federal fact of a directory is one row', () => {
    holds([arbitrary.directories], directory => {
      const {
        names = [],
        phoneNumbers = [],
        emailAddresses = [],
        addresses = [],
      } = directory.federalInformation ?? {}
      const federal = [names, phoneNumbers, emailAddresses, addresses].flat()
      const reported = directory.contacts.length + directory.users.length + federal.length
      expect(directoryRows(directory)).toHaveLength(reported)
    })
  })

  it('a part is linked at most once, and always if there is more in it', () => {
    holds([arbitrary.directories], directory => {
      const parts = directoryFollowUps(directory).map(({ part }) => part)
      expect(new Set(parts).size).toBe(parts.length)
      for (const part of directory.moreIn) expect(parts).toContain(part)
    })
  })
})

describe('laws of contacts', () => {
  it('a phone in its normal form does not change', () => {
    holds([fc.oneof(fc.string(), fc.string({ unit: fc.constantFrom(...'0123456789+-() x#') }))], text => {
      const normal = normalPhone(text)
      if (normal !== null) expect(normalPhone(normal)).toBe(normal)
    })
  })

  it('an e-mail in its normal form does not change', () => {
    holds([fc.oneof(fc.string(), fc.emailAddress())], text => {
      const normal = normalEmail(text)
      if (normal !== null) expect(normalEmail(normal)).toBe(normal)
    })
  })
})
