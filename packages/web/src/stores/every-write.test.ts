import { parseSync } from 'oxc-parser'
import { expect, it } from 'vitest'

/*
 * One press, one write: `ui/one-press` lets a held key and a double click act once on every button of the page, a
 * `Submission` sends one request at a time, and a write that was not answered keeps its key (`keyed-writes.test.ts` of
 * the adapter tries each call). These tests find every write of the portal in its sources, so that none is sent past a
 * `Submission`.
 */

const isProduct = ([path]: readonly [string, string]) => !/\.test\.|\/testing\//.test(path)
const SOURCES = Object.entries(
  import.meta.glob<string>('../**/*.{ts,tsx}', { query: '?raw', import: 'default', eager: true }),
).filter(isProduct)
const TABLES = Object.entries(
  import.meta.glob<string>('../../../adapters-http/src/calls/*.ts', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(isProduct)

interface Node {
  readonly type: string
  readonly [part: string]: unknown
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value
const partsOf = (node: Node): readonly Node[] => Object.values(node).flat().filter(isNode)
const programOf = ([path, source]: [string, string]): Node =>
  parseSync(path, source).program as unknown as Node

/** The name of what a member or a call is taken from: `notes` of `this.#deps.notes.create`. */
const nameOf = (node: unknown): string => {
  if (!isNode(node)) return ''
  if (node.type === 'MemberExpression') return nameOf(node['property'])
  if (node.type === 'CallExpression') return nameOf(node['callee'])
  return typeof node['name'] === 'string' ? node['name'] : node.type
}

/** Calls that are no GET and change nothing (`keyed-writes.test.ts` of the adapter). */
const READING = new Set(['byEmail', 'byPhone', 'checkForOpenInvitation', 'match', 'search'])

/** The methods of ports that write: the rows of the call tables that are neither a GET nor a read by POST. */
const writingMethods = (): ReadonlySet<string> => {
  const found = new Set<string>()
  const visit = (node: Node) => {
    if (node.type === 'Property' && isNode(node['value']) && node['value'].type === 'CallExpression') {
      const [row] = node['value']['arguments'] as readonly Node[]
      const properties = (row?.['properties'] ?? []) as readonly Node[]
      const names = properties.map(property => nameOf(property['key']))
      const route = properties.find(property => nameOf(property['key']) === 'route')?.['value']
      const text = isNode(route) ? String(route['value']) : 'GET'
      if (
        nameOf(node['value']) === 'call' &&
        !text.startsWith('GET ') &&
        !names.includes('readsOnly') &&
        !READING.has(nameOf(node['key']))
      )
        found.add(nameOf(node['key']))
    }
    partsOf(node).forEach(visit)
  }
  TABLES.map(programOf).forEach(visit)
  return found
}

interface Call {
  readonly file: string
  readonly to: string
  readonly on: string
  /** Whether it is written within what a `send` is given. */
  readonly isSent: boolean
}

/** Every call of a method with such a name. */
const callsOf = (methods: ReadonlySet<string>): readonly Call[] =>
  SOURCES.flatMap(([path, source]) => {
    const file = path.replace(/^\.\.\//, '').replace(/^\.\//, 'stores/')
    const found: Call[] = []
    const visit = (node: Node, isSent: boolean) => {
      const callee = node['callee']
      const isCall = node.type === 'CallExpression' && isNode(callee) && callee.type === 'MemberExpression'
      if (!isCall) {
        for (const part of partsOf(node)) visit(part, isSent)
        return
      }
      const method = nameOf(callee)
      const on = nameOf(callee['object'])
      if (methods.has(method)) found.push({ file, on, to: `${on}.${method}`, isSent })
      visit(callee, isSent)
      for (const argument of node['arguments'] as readonly Node[])
        visit(argument, isSent || method === 'send')
    }
    visit(programOf([path, source]), false)
    return found
  })

/** The ports as stores call them. A new name is added here or to the others below. */
const PORTS =
  'alerts apiKeys associated audits byNumber carriers certificates checks companyBilling confirmations connections contracts decisions digests editRequests gate identityAlerts invitations loads logs messages notes orders policies reports resolve ruleOverrides rules savedSearches session signUp subscriptions taxForms teams tickets updates users vetting webhooks'.split(
    ' ',
  )

/** What has a method of the same name and is no port: stores, queries, events, storage, elements of the page. */
const OTHERS =
  'NewExpression PDFWorker Promise ThisExpression approval bulk chat checking connection counted detail does each ended ending events form found history it item link list live liveCarrier liveNotes livePanel log lookup mentions missing monitoring moves network policy presence probe profile querySelector recent recognition results router run script sessionChannel sessionEndEvents sharing step storage store waiting watch withdrawal'.split(
    ' ',
  )

/** Writes that are written outside of a `send`, and how each is sent once. */
const SENT_OTHERWISE: Readonly<Record<string, readonly string[]>> = {
  'a function that a `Submission` of the same store or of its form sends': [
    'parts/connection/connection-changes.ts connections.hold',
    'parts/connection/connection-changes.ts connections.markDoNotDispatch',
    'parts/connection/connection-changes.ts connections.release',
    'parts/connection/connection-changes.ts connections.setDismissed',
    'parts/connection/connection-changes.ts connections.setStatus',
    'parts/monitoring/monitoring.ts subscriptions.subscribe',
    'parts/monitoring/monitoring.ts subscriptions.unsubscribe',
    'parts/notes/notes-store.ts notes.create',
    'parts/notes/notes-store.ts notes.mention',
    'parts/sign-up/request-sign-up-code.ts signUp.start',
    'screens/carrier/sections/agreements/agreements-store.ts contracts.uploadRedlined',
    'screens/carrier/sections/agreements/agreements-store.ts taxForms.uploadRedlined',
    'screens/login-code/login-code-store.ts session.enterCode',
    'screens/my-account/tabs/preferences/notifications-store.ts users.changeScopes',
    'screens/policy/policy-screen-store.ts policies.create',
    'screens/policy/policy-screen-store.ts policies.revert',
    'screens/sign-up-code/sign-up-code-store.ts signUp.enterCode',
    'screens/sign-up-details/company-form-store.ts signUp.createCompany',
    'stores/sign-in-store.ts session.signIn',
  ],
  'a `BulkRun`, which does nothing while it runs': [
    'screens/upload-list/monitor-action.ts carriers.upload',
    'screens/upload-list/monitor-action.ts subscriptions.subscribe',
    'screens/upload-list/monitor-action.ts subscriptions.unsubscribe',
    'screens/upload-loads/upload-loads-store.ts loads.put',
  ],
  'the step after one that was sent, which removes what is gone by then': [
    'screens/saved-searches/rename-store.ts savedSearches.remove',
    'screens/saved-searches/saved-searches-store.ts savedSearches.remove',
  ],
  'it follows a file that was made, once for each file': [
    'parts/export/export-record.ts resolve.recordExport',
  ],
  'no press sends it: it says who is looking at a ticket': [
    'screens/alerts/alert-presence.ts tickets.attend',
  ],
}

const calls = callsOf(writingMethods())
const writes = calls.filter(({ on }) => PORTS.includes(on))

it('every name that a writing method is called on is known as a port or as something else', () => {
  const known = new Set([...PORTS, ...OTHERS])
  expect([...new Set(calls.map(({ on }) => on))].filter(on => !known.has(on))).toEqual([])
  expect(PORTS.filter(port => !calls.some(({ on }) => on === port))).toEqual([])
})

it('every write of the portal is sent by a Submission, or is listed with what sends it once', () => {
  const otherwise = writes.filter(({ isSent }) => !isSent).map(({ file, to }) => `${file} ${to}`)
  expect([...new Set(otherwise)].toSorted()).toEqual(Object.values(SENT_OTHERWISE).flat().toSorted())
  expect(writes.filter(({ isSent }) => isSent).length).toBeGreaterThan(40)
})
