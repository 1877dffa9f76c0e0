import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, select, policies } = importsBeforeEach()

describe('trap 4: money is in thousands, or in whole dollars, and zero has two meanings', () => {
  it.each([
    ['00750', 750_000],
    ['750', 750_000],
    ['1000', 1_000_000],
    ['750000', 750_000],
    ['1000000', 1_000_000],
    ['5,000,000', 5_000_000],
  ])('%s is %i dollars', async (cell, amount) => {
    await read('li-insurance-active', [{ MAX_COV_AMOUNT: cell }])
    expect(await policies()).toMatchObject([{ amount }])
  })
  it.each(['34', '82', '83', '91'])('0 on form %s is not stated', async form => {
    await read('li-insurance-active', [{ INS_FORM_CODE: form, MAX_COV_AMOUNT: '0', MOD_COL_1: '' }])
    expect(await policies()).toMatchObject([{ amount: null }])
  })
  it.each(['84', '85'])(
    'form %s is the bond of a broker, and no cover of what a carrier does',
    async form => {
      const bond = { INS_FORM_CODE: form, MOD_COL_1: '', UNDERL_LIM_AMOUNT: '0' }
      const { counts } = await read('li-insurance-active', [{ ...bond, MAX_COV_AMOUNT: '75' }])
      expect(counts).toMatchObject({ added: 1, skipped: 0, rejected: 0 })
      expect(await policies()).toMatchObject([{ kind: 'broker_bond', is_primary: true, amount: 75_000 }])
      await read('li-insurance-active', [{ ...bond, MAX_COV_AMOUNT: '0' }], { asOf: '2026-05-02' })
      expect(await policies()).toMatchObject([{ kind: 'broker_bond', amount: null }])
    },
  )
  it('an amount on file of 00000 means that none is filed', async () => {
    await read('li-carrier', [{ BIPD_FILE: '00000', MIN_COV_AMOUNT: '00750' }])
    expect(await select(sql`select bipd_on_file, bipd_required from carrier_dockets`)).toEqual([
      { bipd_on_file: 0, bipd_required: 750_000 },
    ])
  })
})

describe('trap 5: what proves cover', () => {
  it('a blank cancellation does not prove cover where the register has none on file', async () => {
    await read('li-insurance-active')
    expect(await policies()).toMatchObject([{ cancelled_on: null, is_pending: false }])
    await read('li-carrier', [{ BIPD_FILE: '00000' }])
    expect(await policies()).toMatchObject([{ cancelled_on: null, is_pending: true }])
    await read('li-carrier', [{}], { asOf: '2026-05-02' })
    expect(await policies()).toMatchObject([{ is_pending: false }])
  })
  it('an older register does not contradict a newer policy', async () => {
    await read('li-carrier', [{ BIPD_FILE: '00000' }], { asOf: '2026-04-30' })
    await read('li-insurance-active')
    expect(await policies()).toMatchObject([{ is_pending: false }])
  })
  it.each([
    ['before', ['li-insurance-active', 'li-insurance-history']],
    ['after', ['li-insurance-history', 'li-insurance-active']],
  ])(
    'a blank cancellation does not prove cover where the history has an end, read %s it',
    async (_, files) => {
      for (const file of files) await read(file)
      expect(await policies()).toMatchObject([{ cancelled_on: '2026-03-04' }])
    },
  )
  it('an end without a day, in the history alone, does not prove cover', async () => {
    await read('li-insurance-history', [{ CANCEL_EFFECTIVE_DATE: '' }])
    expect(await policies()).toMatchObject([{ cancelled_on: null, is_pending: true }])
  })
  it('a list without a column for cancellations removes none', async () => {
    await read('li-carrier')
    await read('li-insurance-active', [{ CANCL_EFFECTIVE_DATE: '12/31/2026' }])
    await read('li-insurance', [{}], { asOf: '2026-05-09' })
    expect(await policies()).toMatchObject([{ cancelled_on: '2026-12-31', as_of: '2026-05-09' }])
    await read('li-insurance-active', [{}], { asOf: '2026-05-10' })
    expect(await policies()).toMatchObject([{ cancelled_on: null }])
  })
  it('a daily row that is blank except for its docket removes the policies', async () => {
    await read('li-carrier')
    await read('li-insurance')
    const blank = { INS_TYPE: '', CLASS_CODE: '', MAX_COV_AMOUNT: '00000', POLICY_NO: '' }
    const rest = { EFFECTIVE_DATE: '', INS_FORM_CODE: '', NAME_COMPANY: '' }
    await read('li-insurance', [{ ...blank, ...rest }], { asOf: '2026-05-03' })
    expect(await policies()).toMatchObject([{ is_pending: true }])
  })
  it.each([
    ['its description says so', { MOD_COL_1: 'BIPD/Excess', UNDERL_LIM_AMOUNT: '1000' }, false],
    ['it says nothing but lies upon something', { MOD_COL_1: '', UNDERL_LIM_AMOUNT: '750' }, false],
    ['its description says primary', {}, true],
  ])('excess cover never counts as primary: %s', async (_, cells, is_primary) => {
    await read('li-insurance-active', [cells])
    expect(await policies()).toMatchObject([{ is_primary }])
  })
  it('the class letter E of the other two files means excess', async () => {
    await read('li-carrier')
    await read('li-insurance', [{ CLASS_CODE: 'E', UNDERL_LIM_AMOUNT: '01000' }])
    await read('li-insurance-history', [{ CLASS_CODE: 'E', POLICY_NUMBER: 'OTHER' }])
    expect(await policies()).toMatchObject([{ is_primary: false }, { is_primary: false }])
  })
  it('a policy that the history repeats is stored once, with its last end', async () => {
    const { counts } = await read('li-insurance-history', [
      {},
      {},
      { CANCEL_EFFECTIVE_DATE: '04/01/2026', CANCELLATION_METHOD: 'REPLACED' },
      { CANCEL_EFFECTIVE_DATE: '02/01/2026' },
    ])
    expect(counts).toMatchObject({ added: 1, rejected: 0 })
    expect(await policies()).toMatchObject([{ cancelled_on: '2026-04-01' }])
  })
})
