import { describe, expect, it } from 'vitest'
import {
  type AuthorityAction,
  authorityGaps,
  authorityPeriods,
  grantedOn,
  type Revocation,
} from './authority-periods.ts'

const action = (action: string, acted_on: string, more: Partial<AuthorityAction> = {}): AuthorityAction => ({
  authority: 'common',
  action,
  acted_on,
  final_action: null,
  final_on: null,
  ...more,
})
const revoked = (on: string): Partial<AuthorityAction> => ({ final_action: 'REVOKED', final_on: on })
const discontinued: Partial<AuthorityAction> = {
  final_action: 'DISCONTINUED REVOCATION',
  final_on: '2020-04-01',
}
const notice = (more: Partial<Revocation> = {}): Revocation => ({
  authority: 'common',
  served_on: '2020-03-01',
  effective_on: '2020-04-01',
  ...more,
})
const GRANT = action('GRANTED', '2010-01-01')

describe('the periods of an authority', () => {
  it.each<[string, readonly AuthorityAction[], readonly Revocation[], readonly [string, string | null][]]>([
    ['nothing on record', [], [], []],
    ['a grant lasts', [GRANT], [], [['2010-01-01', null]]],
    [
      'a revocation ends it',
      [action('GRANTED', '2010-01-01', revoked('2012-01-01'))],
      [],
      [['2010-01-01', '2012-01-01']],
    ],
    [
      'a reinstatement begins another',
      [action('GRANTED', '2010-01-01', revoked('2012-01-01')), action('REINSTATED', '2012-03-01')],
      [],
      [
        ['2010-01-01', '2012-01-01'],
        ['2012-03-01', null],
      ],
    ],
    [
      'an involuntary revocation that was discontinued ends nothing',
      [GRANT, action('INVOLUNTARY REVOCATION', '2020-03-01', discontinued)],
      [],
      [['2010-01-01', null]],
    ],
    [
      'nor does the notice of it in the other file',
      [GRANT, action('INVOLUNTARY REVOCATION', '2020-03-01', discontinued)],
      [notice()],
      [['2010-01-01', null]],
    ],
    [
      'a notice that came to pass ends it',
      [GRANT, action('INVOLUNTARY REVOCATION', '2020-03-01', revoked('2020-04-01'))],
      [notice()],
      [['2010-01-01', '2020-04-01']],
    ],
    ['so does one of which the history says nothing', [GRANT], [notice()], [['2010-01-01', '2020-04-01']]],
    ['a notice without its day does not', [GRANT], [notice({ effective_on: null })], [['2010-01-01', null]]],
    ['nor one on another authority', [GRANT], [notice({ authority: 'contract' })], [['2010-01-01', null]]],
    ['a dismissed application begins nothing', [action('DISMISSED', '2010-01-01')], [], []],
    [
      "a broker's authority does not count",
      [action('GRANTED', '2010-01-01', { authority: 'broker' })],
      [],
      [],
    ],
    [
      'two authorities that overlap are one period',
      [
        action('GRANTED', '2010-01-01', revoked('2012-01-01')),
        action('GRANTED', '2011-06-01', { authority: 'contract' }),
      ],
      [],
      [['2010-01-01', null]],
    ],
    [
      'a new grant on the day the old one ended leaves no gap',
      [action('GRANTED', '2010-01-01', revoked('2012-01-01')), action('GRANTED', '2012-01-01')],
      [],
      [['2010-01-01', null]],
    ],
    [
      'a grant revoked on its day never was',
      [action('GRANTED', '2010-01-01', revoked('2010-01-01'))],
      [],
      [],
    ],
    ['words in small letters count', [action(' granted ', '2010-01-01')], [], [['2010-01-01', null]]],
  ])('%s', (_, actions, revocations, periods) => {
    expect(authorityPeriods({ actions, revocations }).map(({ from, to }) => [from, to])).toEqual(periods)
  })

  it('have gaps between them, and the last one gives the date of the current grant', () => {
    const record = {
      actions: [action('GRANTED', '2010-01-01', revoked('2012-01-01')), action('GRANTED', '2012-03-01')],
      revocations: [],
    }
    expect(authorityGaps(record)).toEqual([{ from_on: '2012-01-01', to_on: '2012-03-01' }])
    expect(grantedOn(record)).toBe('2012-03-01')
    expect(grantedOn({ actions: record.actions.slice(0, 1), revocations: [] })).toBeNull()
  })
})
