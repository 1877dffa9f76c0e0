import { sql } from 'kysely'
import { afterEach, describe, expect, it } from 'vitest'
import { refreshAuthority } from '../../carriers/refresh-authority.ts'
import { MOTUS_AUTHORITY_HISTORY } from './kinds/motus-authority-history/kind.ts'
import { RefusedRows } from './lines/refused-rows.ts'
import { databaseFederalStore } from './store/federal-store.ts'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, run, rejected, select, db } = importsBeforeEach()

/** The agency has published the history to a day, without a change. */
const publishHistory = (asOf: string) =>
  databaseFederalStore(db()).finishPublished(MOTUS_AUTHORITY_HISTORY, {
    asOf,
    isDifference: true,
    refused: new RefusedRows(MOTUS_AUTHORITY_HISTORY),
  })

afterEach(async () => {
  await db().deleteFrom('published_days').execute()
})

const MOTUS_DAY = { asOf: '2026-11-20' }
const FROZEN_DAY = { asOf: '2026-05-14' }
const HOUSEHOLD = 'Motor Carrier of Household Goods'
const BROKER = 'Broker of Property (Except Household Goods)'

const authority = () =>
  select(sql`select common, contract, broker, source_file as file, as_of as day from carrier_authorities`)
const BORDER = 'Mexico Domiciled Motor Carrier of Property'
const kinds = () =>
  select(sql`select common, other_kind as kind, other_terms as terms from carrier_authorities`)
const notices = () =>
  select(sql`select ended_on, notice_on, notice_kind, notice_source_file as file, notice_read_to as read_to
    from listed_authorities`)
const grant = () =>
  select(sql`select granted_on, ended_on, end_kind, granted_source_file as file, granted_as_of as day
    from carrier_authorities`)

describe('the state of an authority', () => {
  it('is what the register tells since May 2026, not what the frozen file says, in either order', async () => {
    const files = [
      ['li-carrier', FROZEN_DAY],
      ['motus-carrier', MOTUS_DAY],
    ] as const
    for (const order of [files, files.toReversed()]) {
      for (const [name, day] of order)
        await read(name, [name === 'motus-carrier' ? { OP_AUTH_STATUS: 'Inactive' } : {}], day)
      expect(await authority()).toEqual([
        { common: 'I', contract: 'N', broker: 'N', file: 'Motus Carrier', day: '2026-11-20' },
      ])
      await read('motus-carrier', [{}], { asOf: '2026-11-21' })
      expect(await authority()).toMatchObject([{ common: 'A', day: '2026-11-21' }])
      await select(sql`delete from motus_authorities`)
      await select(sql`delete from carrier_dockets`)
    }
  })
  it('that is repeated on a later day has that day, in one part or in two', async () => {
    const states = [{}, { OP_AUTH_TYPE: BROKER, OP_AUTH_STATUS: 'Inactive' }]
    await read('motus-carrier', states, MOTUS_DAY)
    await read('motus-carrier', states, { asOf: '2026-11-21' })
    const later = { common: 'A', contract: 'N', broker: 'I', file: 'Motus Carrier' }
    expect(await authority()).toEqual([{ ...later, day: '2026-11-21' }])
    for (const state of states) await read('motus-carrier', [state], { asOf: '2026-11-22' })
    expect(await authority()).toEqual([{ ...later, day: '2026-11-22' }])
  })
  it('that is repeated on a day after an end is active again, as it is newer', async () => {
    await read('motus-carrier', [{}], MOTUS_DAY)
    await read(
      'motus-authority-history',
      [{ OP_AUTH_STATUS: 'Inactive', STATUS_CHANGE_DATE: '11/20/2026' }],
      MOTUS_DAY,
    )
    expect(await grant()).toMatchObject([{ ended_on: '2026-11-20' }])
    await read('motus-carrier', [{}], { asOf: '2026-11-21' })
    expect(await authority()).toMatchObject([{ common: 'A', day: '2026-11-21' }])
    const whole = await select(sql`select * from carrier_authorities`)
    await refreshAuthority(
      db(),
      (await db().selectFrom('carriers').select('id').execute()).map(({ id }) => id),
    )
    expect(await select(sql`select * from carrier_authorities`)).toEqual(whole)
  })
  it('stays as the frozen file says, with its day, where the register has no row of it', async () => {
    await read('li-carrier', [{ BROKER_STAT: 'A' }], FROZEN_DAY)
    await read('motus-carrier', [{ USDOT_NUMBER: '90000002', DOCKET_NUMBER: 'MC9000002' }], MOTUS_DAY)
    await read('motus-carrier', [{ OP_AUTH_TYPE: BROKER, OP_AUTH_STATUS: 'Inactive' }], MOTUS_DAY)
    expect(await authority()).toEqual(
      expect.arrayContaining([
        { common: 'A', contract: 'N', broker: 'I', file: 'L&I Carrier', day: '2026-05-14' },
      ]),
    )
  })
  it.each([
    ['Active', 'A'],
    ['INACTIVE', 'I'],
    ['Pending', 'N'],
    ['Withdrawn', 'N'],
  ])('%s is %s', async (OP_AUTH_STATUS, common) => {
    await read('motus-carrier', [{ OP_AUTH_STATUS }], MOTUS_DAY)
    expect(await authority()).toMatchObject([{ common }])
  })
  it('a word that is not known is not on record, and listed', async () => {
    await read('motus-carrier', [{ OP_AUTH_STATUS: 'Under review' }], MOTUS_DAY)
    expect(await authority()).toMatchObject([{ common: null }])
    expect(rejected()).toMatchObject([['2', 'OP_AUTH_STATUS', 'Under review', expect.anything()]])
  })
  it('authority to move households is none to carry freight', async () => {
    await read('motus-carrier', [{ OP_AUTH_TYPE: HOUSEHOLD }], MOTUS_DAY)
    expect(await kinds()).toEqual([{ common: 'N', kind: 'household', terms: null }])
    await read('motus-carrier', [{ OP_AUTH_STATUS: 'Inactive' }], MOTUS_DAY)
    expect(await kinds()).toEqual([{ common: 'I', kind: 'household', terms: null }])
    await read('motus-carrier', [{}], { asOf: '2026-11-21' })
    expect(await kinds()).toEqual([{ common: 'A', kind: null, terms: null }])
  })
  it.each([
    ['Motor Carrier of Property', 'A', null, null],
    ['Motor Carrier of Property (Except Household Goods)', 'A', null, null],
    ['MOTOR CARRIER OF PROPERTY EXCEPT HOUSEHOLD GOODS', 'A', null, null],
    ['Motor Carrier of Household Goods', 'N', 'household', null],
    ['Motor Carrier of Passengers', 'N', 'passenger', null],
    [BORDER, 'N', 'border', BORDER],
    ['Enterprise Motor Carrier of Property', 'N', 'enterprise', 'Enterprise Motor Carrier of Property'],
    ['Motor Carrier of Property (Pilot)', 'N', 'other', 'Motor Carrier of Property (Pilot)'],
    ['Freight Forwarder of Property', null, null, null],
    ['Broker of Household Goods', null, null, null],
  ])('%s is authority to carry freight in general: %s', async (OP_AUTH_TYPE, common, kind, terms) => {
    await read('motus-carrier', [{ OP_AUTH_TYPE }], MOTUS_DAY)
    expect(await kinds()).toEqual([{ common, kind, terms }])
  })
  it.each([
    ['no flag is filled in', {}, 'A', null],
    ['of property', { PROPERTY_CHK: 'Y', PASSENGER_CHK: 'N', HHG_CHK: 'N' }, 'A', null],
    ['of property and household goods', { PROPERTY_CHK: 'Y', HHG_CHK: 'Y' }, 'A', null],
    ['of household goods', { PROPERTY_CHK: 'N', HHG_CHK: 'Y' }, 'N', 'household'],
    ['of passengers', { PROPERTY_CHK: '', PASSENGER_CHK: 'X' }, 'N', 'passenger'],
    ['of an enterprise', { PROPERTY_CHK: 'Y', ENTERPRISE_CHK: 'Y' }, 'N', 'enterprise'],
    ['in border zones', { MX_TYPE: 'Z', PROPERTY_CHK: 'Y' }, 'N', 'border'],
    ['of a carrier of Mexico throughout the country', { MX_TYPE: 'X', PROPERTY_CHK: 'Y' }, 'A', null],
    ['of no kind', { PROPERTY_CHK: 'N', HHG_CHK: 'N', PASSENGER_CHK: 'N' }, 'N', 'other'],
  ])('the frozen authority of a docket: %s', async (_, flags, common, kind) => {
    await read('li-carrier', [flags], FROZEN_DAY)
    expect(await kinds()).toMatchObject([{ common, kind }])
  })
  it('is of the docket that decides it, with its file and day', async () => {
    await read('li-carrier', [{}], FROZEN_DAY)
    await read('motus-carrier', [{ DOCKET_NUMBER: 'MC9000005', OP_AUTH_STATUS: 'Pending' }], MOTUS_DAY)
    expect(await authority()).toMatchObject([{ common: 'A', file: 'L&I Carrier', day: '2026-05-14' }])
  })
  it('a frozen state says that a revocation was pending, of authority to carry only', async () => {
    const pending = () => select(sql`select in_revocation_on from carrier_authorities`)
    await read('li-carrier', [{ BROKER_REV_PEND: 'Y' }], FROZEN_DAY)
    expect(await pending()).toEqual([{ in_revocation_on: null }])
    await select(sql`delete from carrier_dockets`)
    await read('li-carrier', [{ COMMON_REV_PEND: 'Y' }], FROZEN_DAY)
    expect(await pending()).toEqual([{ in_revocation_on: '2026-05-14' }])
    await read('motus-carrier', [{}], MOTUS_DAY)
    expect(await pending()).toEqual([{ in_revocation_on: null }])
  })
  it('a row of a daily file that is blank but for its docket removes it; the frozen file stands again', async () => {
    await read('li-carrier', [{}], FROZEN_DAY)
    await read('motus-carrier', [{ OP_AUTH_STATUS: 'Inactive' }], MOTUS_DAY)
    const blank = { USDOT_NUMBER: '', OP_AUTH_TYPE: '', OP_AUTH_STATUS: '', MIN_COV_AMOUNT: '0' }
    const { counts } = await read('motus-carrier', [blank], { asOf: '2026-11-21' })
    expect(counts).toMatchObject({ changed: 1, rejected: 0 })
    expect(await authority()).toMatchObject([{ common: 'A', file: 'L&I Carrier', day: '2026-05-14' }])
    // Reading the older file again brings nothing back.
    const again = await read('motus-carrier', [{ OP_AUTH_STATUS: 'Inactive' }], MOTUS_DAY)
    expect(again.counts).toMatchObject({ outdated: 1, added: 0 })
    expect(await authority()).toMatchObject([{ common: 'A' }])
  })
  it('columns are found by their names, in any order and case', async () => {
    const content = [
      'legal_name,op_auth_status,op_auth_type,usdot_number,docket_number,min_cov_amount,bus_undeliverable_mail',
      'SOME LLC,Active,Motor Carrier of Property,90000001,MC-9000001,750000,',
      '',
    ].join('\n')
    const { counts, printed } = await run(content, MOTUS_DAY)
    expect(counts).toMatchObject({ added: 1, rejected: 0 })
    expect(printed).toContain('Motus Carrier, facts of 2026-11-20')
  })
})

describe('how an authority stands by its history', () => {
  it('granted in the frozen history and revoked in that of the register since', async () => {
    await read('li-authority-history', [{}], FROZEN_DAY)
    expect(await grant()).toMatchObject([{ granted_on: '2016-05-02', ended_on: null }])
    await read('motus-authority-history', [{}], MOTUS_DAY)
    expect(await grant()).toEqual([
      {
        granted_on: null,
        ended_on: '2026-08-02',
        end_kind: 'revoked',
        file: 'Motus AuthHist',
        day: '2026-11-20',
      },
    ])
  })
  it('reinstated after it', async () => {
    await read('li-authority-history', [{}], FROZEN_DAY)
    await read(
      'motus-authority-history',
      [{}, { OP_AUTH_STATUS: 'Active', REASON: 'Reinstated', STATUS_CHANGE_DATE: '20260901' }],
      MOTUS_DAY,
    )
    expect(await grant()).toMatchObject([{ granted_on: '2026-09-01', ended_on: null, end_kind: null }])
  })
  it.each([
    [
      'of another docket, which was revoked',
      { DOCKET: 'MC368053', FINAL_ACTION: 'REVOKED', FINAL_SERVED_DATE: '06/07/2010' },
    ],
    ["of a broker's authority", { AUTHORITY_TYPE: 'BROKER' }],
  ])('a grant before May 2026 counts also with a frozen history %s', async (_, frozen) => {
    await read('li-authority-history', [frozen], FROZEN_DAY)
    await read(
      'motus-authority-history',
      [{ OP_AUTH_STATUS: 'Active', REASON: '', STATUS_CHANGE_DATE: '20180502' }],
      MOTUS_DAY,
    )
    expect(await grant()).toMatchObject([{ granted_on: '2018-05-02', ended_on: null }])
  })
  it('a notice ahead leaves the grant, and is its end', async () => {
    await read('li-authority-history', [{}], FROZEN_DAY)
    await read('motus-revocation', [{}], MOTUS_DAY)
    expect(await grant()).toMatchObject([{ granted_on: '2016-05-02', ended_on: null }])
    expect(await notices()).toMatchObject([
      { notice_on: '2026-12-14', notice_kind: 'suspended', file: 'Motus RevokeSuspend', read_to: null },
    ])
  })
  it('a notice whose day the published history has reached was not carried out', async () => {
    await read('li-authority-history', [{}], FROZEN_DAY)
    const later = { ORDER1_SERVE_DATE: '20261110', ORDER1_EFFECTIVE_DATE: '20261220' }
    await read('motus-revocation', [{}, later], MOTUS_DAY)
    await publishHistory('2026-12-13')
    expect(await notices()).toMatchObject([{ notice_on: '2026-12-14', read_to: '2026-12-13' }])
    await publishHistory('2026-12-14')
    expect(await notices()).toMatchObject([{ ended_on: null, notice_on: '2026-12-20' }])
    await publishHistory('2026-12-20')
    expect(await notices()).toMatchObject([{ ended_on: null, notice_on: null }])
  })
  it('a notice that was carried out is the end of the history', async () => {
    await read('li-authority-history', [{}], FROZEN_DAY)
    await read('motus-revocation', [{}], MOTUS_DAY)
    await read('motus-authority-history', [{ STATUS_CHANGE_DATE: '20261118' }], MOTUS_DAY)
    expect(await notices()).toMatchObject([{ ended_on: '2026-11-18', notice_on: null }])
  })
  it('corrections of the agency grant and end nothing, also beside a change of the same day', async () => {
    const correction = { REASON: 'Administrative Correction' }
    await read('motus-authority-history', [{ ...correction, OP_AUTH_STATUS: 'Active' }], MOTUS_DAY)
    expect(await grant()).toMatchObject([{ granted_on: null, ended_on: null }])
    await read('li-authority-history', [{}], FROZEN_DAY)
    await read('motus-authority-history', [correction], MOTUS_DAY)
    expect(await grant()).toMatchObject([{ granted_on: '2016-05-02', ended_on: null }])
    await read('motus-authority-history', [{}], MOTUS_DAY)
    await read('motus-authority-history', [correction], MOTUS_DAY)
    expect(await grant()).toMatchObject([{ granted_on: null, ended_on: '2026-08-02', end_kind: 'revoked' }])
  })
  it('two states of one day are listed, and the harsher stands', async () => {
    const { counts } = await read(
      'motus-authority-history',
      [
        { OP_AUTH_STATUS: 'Active', REASON: 'GRANTED', STATUS_CHANGE_DATE: '20260601' },
        { OP_AUTH_STATUS: 'Active', REASON: 'Reinstated' },
        {},
      ],
      MOTUS_DAY,
    )
    expect(counts).toMatchObject({ added: 3, rejected: 0, valuesLeftOut: 1 })
    expect(rejected()).toEqual([
      ['4', 'OP_AUTH_STATUS', 'INACTIVE', 'the same day also has ACTIVE; the end stands'],
    ])
    expect(await grant()).toMatchObject([{ granted_on: null, ended_on: '2026-08-02' }])
  })
  it('an end before its beginning is listed, and is an end', async () => {
    const end = { FINAL_ACTION: 'REVOKED', FINAL_SERVED_DATE: '04/01/2012' }
    await read('li-authority-history', [end], FROZEN_DAY)
    expect(rejected()).toMatchObject([['1', 'FINAL_SERVED_DATE', '2012-04-01', expect.anything()]])
    expect(await grant()).toMatchObject([{ granted_on: null, ended_on: '2012-04-01' }])
  })
  it('of passengers or household goods is no history of freight', async () => {
    await read(
      'li-authority-history',
      [
        { AUTHORITY_TYPE: 'MOTOR PASSENGER COMMON CARRIER' },
        { AUTHORITY_TYPE: 'MOTOR COMMON CARRIER OF HOUSEHOLD GOODS' },
      ],
      FROZEN_DAY,
    )
    expect(await grant()).toMatchObject([{ granted_on: null }])
  })
  it('a change of the authority to move households ends nothing', async () => {
    await read('li-authority-history', [{}], FROZEN_DAY)
    await read('motus-authority-history', [{ OP_AUTH_TYPE: HOUSEHOLD }], MOTUS_DAY)
    expect(await grant()).toMatchObject([{ granted_on: '2016-05-02', ended_on: null }])
  })
  it('no e-mail address of a reason is kept', async () => {
    await read(
      'motus-authority-history',
      [{ REASON: 'Withdrawn by <filer@agents.example>, call back' }],
      MOTUS_DAY,
    )
    expect(await select(sql`select reason from authority_history`)).toEqual([
      { reason: 'Withdrawn by , call back' },
    ])
  })
})

describe('the files that tell how an authority stands', () => {
  const files = () =>
    select(sql`select granted_source_file as granted, granted_as_of, ended_source_file as ended, ended_as_of
      from carrier_authorities`)

  it('the history tells an end, also where a notice of it was read on the same day', async () => {
    await read('motus-authority-history', [{ STATUS_CHANGE_DATE: '20261103' }], MOTUS_DAY)
    await read('motus-revocation', [{ ORDER1_EFFECTIVE_DATE: '20261101' }], MOTUS_DAY)
    expect(await files()).toMatchObject([{ ended: 'Motus AuthHist', ended_as_of: '2026-11-20' }])
  })
  it('a revocation that only the file of revocations has is none', async () => {
    await read('li-authority-history', [{}], FROZEN_DAY)
    await read('li-revocation', [{}], FROZEN_DAY)
    expect(await files()).toMatchObject([{ granted: 'L&I AuthHist', ended: null, ended_as_of: null }])
    expect(await notices()).toMatchObject([{ notice_on: null }])
  })
  it('a grant is of its own file, and the notice of its end of another', async () => {
    await read('li-authority-history', [{}], FROZEN_DAY)
    await read('motus-revocation', [{}], MOTUS_DAY)
    expect(await files()).toMatchObject([
      { granted: 'L&I AuthHist', granted_as_of: '2026-05-14', ended: null },
    ])
    expect(await notices()).toMatchObject([{ file: 'Motus RevokeSuspend' }])
  })
})

describe('a frozen file that has a header after all', () => {
  it.each([
    [
      'DOCKET_NUMBER,DOT_NUMBER,TYPE_LICENSE,ORDER1_SERVE_DATE,ORDER2_TYPE_DESC,order2_effective_Date',
      'MC09000001,90000001,COMMON,03/01/2020,INVOLUNTARY,04/01/2020',
      'L&I Revocation',
    ],
    [
      'prefix_docket_number,ins_type_code,ins_class_code,max_cov_amount,underl_lim_amount,policy_no,effective_date,ins_form_code,name_company',
      'MC9000001,1,P,00750,00000,A1,01/01/2025,91X,INVENTED',
      'L&I Insur',
    ],
    [
      'docket_number,dot_number,sub_number,mod_col_1,original_action_desc,orig_served_date,disp_action_desc,disp_decided_date,disp_served_date',
      'MC9000001,90000001,,COMMON,GRANTED,05/02/2016,,,',
      'L&I AuthHist',
    ],
    [
      'dot_number,docket_number,ins_form_code,ins_class_code,mod_col_1,mod_col_3,policy_no,name_company,min_cov_amount,effective_date,underl_lim_amount,max_cov_amount,cancl_effective_date,cancl_method',
      '90000001,MC9000001,91X,P,BIPD/Primary,,A1,INVENTED,00750,01/01/2025,0,1000,03/04/2026,C',
      'L&I InsHist',
    ],
  ])('%s is read by the names of its columns', async (header, row, title) => {
    await read('li-insurance-active', [{}], FROZEN_DAY)
    const { counts, printed } = await run([header, row, ''].join('\n'), FROZEN_DAY)
    expect({ printed, counts }).toMatchObject({
      printed: expect.stringContaining(`${title}, facts of`),
      counts: { added: 1, rejected: 0, valuesLeftOut: 0 },
    })
  })
})

describe('the dockets of a carrier', () => {
  const dockets = () =>
    select(sql`select is_type || value_key as docket, is_former from carrier_identifiers
      where is_type <> 'DOT' order by 1`)

  it('each that any file names is found, and a former one is marked', async () => {
    const ended = { FINAL_ACTION: 'REVOKED', FINAL_SERVED_DATE: '04/01/2012' }
    await read(
      'li-authority-history',
      [{ DOCKET: 'MC368053', ...ended }, { DOCKET: 'ff 000031' }],
      FROZEN_DAY,
    )
    await read('motus-carrier', [{}], MOTUS_DAY)
    expect(await dockets()).toEqual([
      { docket: 'FF31', is_former: false },
      { docket: 'MC368053', is_former: true },
      { docket: 'MC9000001', is_former: false },
    ])
  })
  it('of two carriers with one docket a frozen row without DOT number is of the one that the frozen register names, else of none', async () => {
    await read('motus-carrier', [{ OP_AUTH_STATUS: 'Inactive' }, { USDOT_NUMBER: '90000002' }], MOTUS_DAY)
    const { counts } = await read('li-insurance', [{}], FROZEN_DAY)
    expect(counts).toMatchObject({ added: 0, rejected: 1 })
    await read('li-carrier', [{}], FROZEN_DAY)
    expect((await read('li-insurance', [{}], FROZEN_DAY)).counts).toMatchObject({ added: 1, rejected: 0 })
    expect(
      await select(sql`select i.value_key as value from carrier_insurances as p
        join carrier_identifiers as i on i.carrier_id = p.carrier_id and i.is_type = 'DOT'`),
    ).toEqual([{ value: '90000001' }])
  })
  it('a row of a DOT number that no carrier has gives no authority to who has its docket', async () => {
    await read('motus-carrier', [{ OP_AUTH_STATUS: 'Withdrawn' }], MOTUS_DAY)
    const { counts } = await read('motus-carrier', [{ USDOT_NUMBER: '98765432' }], { asOf: '2026-11-21' })
    expect(counts).toMatchObject({ added: 0, changed: 0, rejected: 1 })
    expect(await authority()).toMatchObject([{ common: 'N' }])
  })
  it('a removal takes the authorities of a docket from every carrier that has them', async () => {
    await read('motus-carrier', [{}, { USDOT_NUMBER: '90000002' }], MOTUS_DAY)
    const blank = { USDOT_NUMBER: '', OP_AUTH_TYPE: '', OP_AUTH_STATUS: '', MIN_COV_AMOUNT: '' }
    const { counts } = await read('motus-carrier', [blank], { asOf: '2026-11-21' })
    expect(counts).toMatchObject({ changed: 1, unchanged: 0, rejected: 0 })
    expect(await select(sql`select docket from motus_authorities`)).toEqual([])
  })
  it.each(['00000000', ''])(
    'a frozen row with the DOT number %j is of who has its docket',
    async DOT_NUMBER => {
      await read('motus-carrier', [{}], MOTUS_DAY)
      const { counts } = await read('li-carrier', [{ DOT_NUMBER }], FROZEN_DAY)
      expect(counts).toMatchObject({ added: 1, rejected: 0 })
    },
  )
  describe('a docket that went to another carrier', () => {
    const heirs = { USDOT_NUMBER: '90000002' }
    const given = () =>
      select(sql`select given_docket as docket, given_to_dot as dot, common, granted_on, source_file as file
        from carrier_authorities where common = 'N'`)
    const GIVEN = [
      { docket: 'MC9000001', dot: '90000002', common: 'N', granted_on: null, file: 'Motus Carrier' },
    ]

    it('is none of its former holder, in whichever order the files are read', async () => {
      await read('li-carrier', [{}], FROZEN_DAY)
      await read('li-authority-history', [{}], FROZEN_DAY)
      await read('motus-carrier', [heirs], MOTUS_DAY)
      expect(await given()).toEqual(GIVEN)
      await select(sql`delete from authority_history`)
      await select(sql`delete from carrier_dockets`)
      await select(sql`update carrier_authorities set granted_on = null`)
      await read('li-authority-history', [{}], FROZEN_DAY)
      await read('li-carrier', [{}], FROZEN_DAY)
      expect(await given()).toEqual(GIVEN)
      expect(
        await select(sql`select c.value_key as dot, i.is_former, i.given_to_dot as given from carrier_identifiers as i
          join carrier_identifiers as c on c.carrier_id = i.carrier_id and c.is_type = 'DOT'
          where i.is_type = 'MC' order by 1`),
      ).toEqual([
        { dot: '90000001', is_former: true, given: '90000002' },
        { dot: '90000002', is_former: false, given: null },
      ])
    })
    it('is that of the one whose history the register has', async () => {
      await read('li-carrier', [{}], FROZEN_DAY)
      await read('motus-authority-history', [{ ...heirs, OP_AUTH_STATUS: 'Active' }], MOTUS_DAY)
      expect(await given()).toMatchObject([{ dot: '90000002', file: 'Motus AuthHist' }])
    })
    it('is its own again once the register no longer gives it to another', async () => {
      await read('li-carrier', [{}], FROZEN_DAY)
      await read('motus-carrier', [heirs], MOTUS_DAY)
      const blank = { USDOT_NUMBER: '', OP_AUTH_TYPE: '', OP_AUTH_STATUS: '', MIN_COV_AMOUNT: '' }
      await read('motus-carrier', [blank], { asOf: '2026-11-21' })
      expect(await given()).toEqual([])
      expect(await select(sql`select common from carrier_authorities where common is not null`)).toEqual([
        { common: 'A' },
      ])
    })
    it('does not end what the carrier has on another docket', async () => {
      await read('li-carrier', [{}, { DOCKET_NUMBER: 'MC9000009' }], FROZEN_DAY)
      await read('motus-carrier', [heirs], MOTUS_DAY)
      expect(await given()).toEqual([])
    })
  })
})
