import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from '@fairhaul/testkit/playwright'
import { startFederalServer } from '@fairhaul/monitor/federal/keep-current/testing/federal-server.ts'
import {
  CENSUS_HEADERS,
  censusRow,
  inventedName,
} from '@fairhaul/monitor/federal/import/testing/generate-census.ts'
import { federalFile } from '@fairhaul/monitor/federal/import/testing/generate-federal.ts'
import { opened, section } from './profile-section.ts'
import { findCarrier } from './vet-a-carrier.ts'

const run = promisify(execFile)

const carrier = (at: number) => 90_004_000 + at
const PASSES = carrier(1)
const REVOKED = carrier(2)
const SUSPENDED_AHEAD = carrier(3)
const REINSTATED = carrier(4)
const PRIVATE = carrier(5)
const STOPPED = carrier(6)
/** The revoked one under another number: with its e-mail, and by the agency's own word. */
const REBORN = carrier(7)
/** One with a row in each file that decides a rule, as a file without rows is not read, and another. */
const IN_EVERY_FILE = carrier(8)
const IN_FROZEN_FILES = carrier(9)
const HAULING = [PASSES, REVOKED, SUSPENDED_AHEAD, REINSTATED, STOPPED, REBORN]

const REACHED_AT = { EMAIL_ADDRESS: 'OFFICE@ASH-HOLLOW.EXAMPLE' }

const docket = (dot: number) => `MC${dot - 81_000_000}`
const of = (dot: number) => ({ USDOT_NUMBER: String(dot), DOCKET_NUMBER: docket(dot) })

/** The day so many days from today, as the files write it, and as the portal does. */
const dayFromToday = (days: number) => {
  const [, day = '', month = '', year = ''] = new Date(Date.now() + days * 86_400_000)
    .toUTCString()
    .split(' ')
  const iso = new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
  return {
    ...{ iso, inFile: iso.replaceAll('-', ''), shown: `${month} ${Number(day)}, ${year}` },
    /** As the inspection file writes it. */
    inInspections: `${day}-${month.toUpperCase()}-${year.slice(2)}`,
  }
}
const [AHEAD, LATELY, YESTERDAY] = [dayFromToday(21), dayFromToday(-50), dayFromToday(-1)]

/** Rows of a file without a header, of which the first is taken for one. */
const OF_FROZEN = [IN_EVERY_FILE, IN_FROZEN_FILES].map(dot => ({
  DOT_NUMBER: String(dot),
  USDOT: String(dot),
  DOCKET_NUMBER: docket(dot),
  DOCKET: docket(dot),
}))

const granted = (dot: number) => ({
  ...of(dot),
  OP_AUTH_STATUS: 'Active',
  REASON: '',
  STATUS_CHANGE_DATE: '20160502',
})

/** What each file holds, in the shape in which it is published. */
const PUBLISHED: Readonly<Record<string, string>> = {
  'az4n-8mr2': [
    CENSUS_HEADERS.company,
    ...[...HAULING, PRIVATE].map(dot =>
      censusRow({ kind: 'company' }, dot, {
        CARRIER_OPERATION: 'A',
        STATUS_CODE: 'A',
        CLASSDEF: dot === PRIVATE ? 'PRIVATE(PROPERTY)' : 'AUTHORIZED FOR HIRE',
        SAFETY_RATING: '',
        DOCKET1PREFIX: '',
        DOCKET1: '',
        ...(dot === REVOKED || dot === REBORN ? REACHED_AT : {}),
        ...(dot === REBORN ? { PRIOR_REVOKE_FLAG: 'Y', PRIOR_REVOKE_DOT_NUMBER: String(REVOKED) } : {}),
      }),
    ),
    ...[IN_EVERY_FILE, IN_FROZEN_FILES].map(dot =>
      censusRow({ kind: 'company' }, dot, { MCS150_DATE: `${YESTERDAY.inFile} 0000` }),
    ),
    '',
  ].join('\n'),
  'inys-ebih': federalFile(
    'motus-carrier',
    HAULING.map(dot => ({ ...of(dot), OP_AUTH_STATUS: dot === REVOKED ? 'Inactive' : 'Active' })),
  ),
  'yu5v-wbh6': federalFile('motus-authority-history', [
    ...HAULING.map(granted),
    { ...of(REVOKED), REASON: 'Revoked, filed by ann@filer.example', STATUS_CHANGE_DATE: '20240129' },
    { ...of(REINSTATED), STATUS_CHANGE_DATE: '20240129' },
    { ...granted(REINSTATED), STATUS_CHANGE_DATE: LATELY.inFile },
    { ...granted(IN_EVERY_FILE), STATUS_CHANGE_DATE: YESTERDAY.inFile },
  ]),
  'wb4f-neki': federalFile('motus-revocation', [
    {
      ...of(SUSPENDED_AHEAD),
      ORDER1_SERVE_DATE: YESTERDAY.inFile,
      ORDER1_EFFECTIVE_DATE: AHEAD.inFile,
    },
  ]),
  'c5y8-a4uz': federalFile('motus-insurance', [
    { ...of(IN_EVERY_FILE), TRANS_DATE: YESTERDAY.inFile },
    ...HAULING.flatMap(dot => [
      of(dot),
      {
        ...of(dot),
        INS_FORM_CODE: 'BMC-34',
        INS_TYPE_CODE: '2',
        MAX_COV_AMOUNT: '100000',
        POLICY_NO: 'IM 200-1',
      },
    ]),
  ]),
  '3uet-3z4i': federalFile('motus-insurance-history', [
    { ...of(IN_EVERY_FILE), CANCL_EFFECTIVE_DATE: YESTERDAY.inFile },
  ]),
  '6eyk-hxee': federalFile('li-carrier', OF_FROZEN),
  'qh9u-swkp': federalFile('li-insurance-active', OF_FROZEN),
  '6sqe-dvqs': federalFile('li-insurance-history', OF_FROZEN),
  '9mw4-x3tu': federalFile('li-authority-history', OF_FROZEN),
  'sa6p-acbp': federalFile('li-revocation', OF_FROZEN),
  'p2mt-9ige': federalFile('out-of-service-orders', [
    { DOT_NUMBER: String(STOPPED), OOS_DATE: YESTERDAY.inFile },
  ]),
  'rbkj-cgst': federalFile('sms-inspections', [
    {
      UNIQUE_ID: '91',
      DOT_NUMBER: String(PASSES),
      INSP_DATE: LATELY.inInspections,
    },
  ]),
}

test('carriers of one download of federal files each read right: passed, revoked, suspended ahead, reinstated, private, stopped, reborn', async ({
  page,
  context,
  isolatedServers: servers,
}) => {
  const agency = await startFederalServer()
  try {
    for (const [id, content] of Object.entries(PUBLISHED))
      agency.publish(id, { content, publishedOn: YESTERDAY.iso })
    const only = Object.keys(PUBLISHED).flatMap(id => ['--only', id])
    const { folder, environment } = servers.world
    const args = ['scripts/monitor-federal.mjs', ...only, '--from', agency.base, '--data', folder]
    await run(process.execPath, args, { env: { ...process.env, ...environment } })

    const session = await servers.monitor.sessionOf('dana@northlake.example')
    await context.addCookies([{ name: 'fairhaul_session', value: session, url: servers.portalUrl }])
    const open = async (dot: number) => {
      const text = dot === PRIVATE ? String(dot) : docket(dot)
      await findCarrier(page, servers.portalUrl, text, inventedName(dot))
    }
    const verdict = page.getByRole('group', { name: 'Overall verdict' })
    const rules = section(page, 'Assessment')

    await open(PASSES)
    await expect(verdict).toContainText('Pass')
    const passed = await opened(page, 'authority', 'Authority')
    await expect(passed).toContainText('Since May 2, 2016')
    await expect(passed).toContainText('No out-of-service order on record')
    await expect(passed).toContainText('FMCSA authority history')

    await open(REVOKED)
    await expect(verdict).toContainText('Fail')
    await expect(rules.getByText(/revoked Jan 29, 2024/i)).toHaveCount(3)
    const revoked = await opened(page, 'authority', 'Authority')
    await revoked.getByText(/^What FMCSA did/).click()
    await expect(revoked.getByText(/Carrier authority, MC \d+: Revoked/)).toBeVisible()
    await expect(page.getByRole('main')).not.toContainText('filer.example')

    await open(SUSPENDED_AHEAD)
    await expect(page.getByRole('main').getByText(`suspension pending ${AHEAD.shown}`).first()).toBeVisible()
    const ahead = await opened(page, 'authority', 'Authority')
    await expect(ahead.getByText(new RegExp(`Suspension pending ${AHEAD.shown}`)).first()).toBeVisible()

    await open(REINSTATED)
    await expect(rules.getByText(new RegExp(`since ${LATELY.shown}`)).first()).toBeVisible()
    const reinstated = await opened(page, 'authority', 'Authority')
    await expect(reinstated.getByRole('img', { name: /1 gap on record/ })).toBeVisible()

    await open(PRIVATE)
    await expect(rules.getByText(/not required: private carrier/i).first()).toBeVisible()
    await expect(rules).not.toContainText(/revoked/i)

    await open(STOPPED)
    await expect(rules.getByText(/order in force/i).first()).toBeVisible()
    const stopped = await opened(page, 'authority', 'Authority')
    await expect(stopped.getByText('In force: failure to pay fine')).toBeVisible()
    await expect(stopped.getByText(/^Out of Service Orders, /)).toBeVisible()

    await open(REBORN)
    await expect(verdict).not.toContainText('Fail')
    const identity = await opened(page, 'identity', 'Identity check')
    const agrees = identity.getByRole('list', { name: 'Revoked carriers that match this one' })
    await expect(agrees.getByRole('link', { name: inventedName(REVOKED) })).toBeVisible()
    await expect(agrees).toContainText('Revoked Jan 29, 2024')
    await expect(agrees).toContainText(/FMCSA says that this carrier was registered under that number before/)
    await expect(agrees).toContainText(/E-mail office@ash-hollow\.example/)
    await expect(page.getByRole('main')).not.toContainText(/fraud/i)
    const network = await opened(page, 'associated', 'Shared contacts')
    const other = network
      .getByRole('list', { name: 'Carriers that share something' })
      .getByRole('listitem')
      .filter({ hasText: inventedName(REVOKED) })
    await expect(other).toContainText('Revoked Jan 29, 2024')
    await expect(other).toContainText('Shares 1 e-mail')
  } finally {
    await agency.close()
  }
})
