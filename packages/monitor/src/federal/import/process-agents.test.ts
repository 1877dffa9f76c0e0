import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { importsBeforeEach } from './testing/import-files.ts'

const { read, run, select, rejected, dotOf } = importsBeforeEach()
const DAY = { asOf: '2026-11-01' }

const agents = () =>
  select(sql`select ${dotOf} as dot, docket, name, city, state, source_file, as_of from carrier_process_agents t
    join process_agents as a on a.id = agent_id order by source_file, docket, name`)

it('both registers tell of the process agents of a carrier, each agent once', async () => {
  await read('li-process-agents', [{}, { DOT_NUMBER: '90000002', DOCKET_NUMBER: 'MC' }], {
    asOf: '2026-05-14',
  })
  await read('motus-process-agents', [{}, { CO_NAME: 'Other Agents LLC' }], DAY)
  const inc = { name: 'INVENTED PROCESS AGENTS, INC.', city: 'DOVER', state: 'DE' }
  const [frozen, motus] = [
    { ...inc, source_file: 'L&I BOC3', as_of: '2026-05-14' },
    { ...inc, source_file: 'Motus BOC3', as_of: '2026-11-01' },
  ]
  expect(await agents()).toEqual([
    { ...frozen, dot: '90000001', docket: 'MC9000001' },
    { ...frozen, dot: '90000002', docket: null },
    { ...motus, dot: '90000001', docket: 'MC9000001' },
    { ...motus, dot: '90000001', docket: 'MC9000001', name: 'OTHER AGENTS LLC' },
  ])
  expect(await select(sql`select address_key from process_agents order by name`)).toEqual([
    { address_key: '1FILINGPLZ/19901/US' },
    { address_key: '1FILINGPLZ/19901/US' },
  ])
})

it('a difference that is blank but for its docket removes the agents of the docket', async () => {
  await read('li-process-agents')
  await read('motus-process-agents', [{}], DAY)
  const blank = {
    USDOT_NUMBER: '90000001',
    CO_NAME: '',
    STREET_PO: '',
    CITY: '',
    STATE_CODE: '',
    CTRY_CODE: '',
  }
  await read('motus-process-agents', [{ ...blank, ZIP_CODE: '' }], { asOf: '2026-11-02' })
  expect(await agents()).toMatchObject([{ source_file: 'L&I BOC3' }])
})

it('the frozen file is recognized by its header, and read under either of its names', async () => {
  const row = 'MC09000001,00000090000001,Agents LLC,Someone,1 Filing Plaza,DOVER,DE,US,19901'
  for (const header of [
    'docket_number,dot_number,co_name,attn_to_or_title,street_po,city,state_code,ctry_code,zip_code',
    'DOCKET_NUMBER,USDOT_NUMBER,COMPANY_NAME,ATTENTION_TO_OR_TITLE,STREET_OR_PO_BOX,CITY,STATE,COUNTRY,ZIP_CODE',
  ]) {
    const { printed } = await run(`${header}\n${row}\n`, DAY)
    expect(printed).toContain('L&I BOC3, facts of 2026-11-01')
  }
  const { printed } = await run(
    `docket_number,usdot_number,co_name,attn_to_or_title,street_po,city,state_code,ctry_code,zip_code\n${row}\n`,
    DAY,
  )
  expect(printed).toContain('Motus BOC3, facts of 2026-11-01')
})

it('a row without an agent is rejected', async () => {
  await read('motus-process-agents', [{ CO_NAME: '' }], DAY)
  expect(rejected()).toEqual([['2', 'CO_NAME', '', 'no name of an agent']])
})
