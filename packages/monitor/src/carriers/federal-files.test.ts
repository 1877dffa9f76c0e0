import { describe, expect, it } from 'vitest'
import { orUnread } from '../rules/assessment/unread.ts'
import { filesOf } from './federal-files.ts'

const READ = [
  { kind: 'company-census', as_of: '2026-11-20', begun_at: 1_000 },
  { kind: 'out-of-service-orders', as_of: '2026-11-20', begun_at: 1_000 },
]
const CARRIER = { source: 'federal' as const, added_at: 500, refused_kinds: [] as string[] }
const census = (as_of: string, source_file: 'Company Census File' | null = 'Company Census File') =>
  ({ as_of, source_file, add_date: '2011-06-01' }) as NonNullable<Parameters<typeof filesOf>[0]['census']>

describe('what the files that were read tell of a carrier', () => {
  it('a register that no longer lists it tells of the day of the last one that did', () => {
    const of = (as_of: string) =>
      filesOf({ ...CARRIER, census: census(as_of) }, READ)?.['company-census']?.as_of
    expect(of('2026-11-20')).toBe('2026-11-20')
    expect(of('2026-11-05')).toBe('2026-11-05')
  })
  it('another source of the census does not make the register older', () => {
    const files = filesOf({ ...CARRIER, census: census('2026-10-01', null) }, READ)
    expect(files?.['company-census']?.as_of).toBe('2026-11-20')
  })
  it('its status is incomplete once the register has left it out for longer than its schedule allows', () => {
    const files = filesOf({ ...CARRIER, census: census('2026-11-05') }, READ)
    const active = {
      result: 'pass',
      value: { code: 'status', status: 'A' },
      source: 'Company Census File',
      as_of: '2026-11-05',
    } as const
    expect(orUnread('active_operating_status', active, files, '2026-11-21')).toMatchObject({
      result: 'incomplete',
      unread: { source: 'Company Census File', why: 'late', as_of: '2026-11-05' },
    })
  })
})

describe('an answer of the service for one carrier', () => {
  const cover = (as_of: string) =>
    orUnread(
      'bipd_at_least_750000',
      { result: 'pass', value: { code: 'cover', usd: 750_000, notice: null }, source: 'QCMobile', as_of },
      filesOf({ ...CARRIER, census: null }, READ),
      '2026-11-21',
    ).result
  it('tells by itself for as long as a daily file may lie back, and no longer', () => {
    expect(cover('2026-11-14')).toBe('pass')
    expect(cover('2026-11-13')).toBe('incomplete')
  })
})
