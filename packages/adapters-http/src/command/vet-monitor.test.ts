import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { startTestMonitor, type TestMonitor } from '@fairhaul/monitor'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { httpApiKeys } from '../calls/api-keys.ts'
import { commandFolder } from '../testing/command-folder.ts'
import { http } from '../transport/http.ts'
import { savedSession } from './saved-session.ts'
import { signIn } from './sign-in.ts'

/** A way to a monitor that breaks off after some requests for carriers by number. */
const stoppingGateway = async (monitor: string, requests: number) => {
  let left = requests
  const forward = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.url?.endsWith('/subscriptions/match') === true) left -= 1
    if (left < 0) return void response.destroy()
    const { cookie = '', ...headers } = request.headers
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const answer = await fetch(`${monitor}${request.url}`, {
      method: request.method ?? 'GET',
      headers: {
        cookie,
        'content-type': headers['content-type'] ?? '',
        'x-csrf-token': String(headers['x-csrf-token'] ?? ''),
      },
      ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
    })
    response
      .writeHead(answer.status, {
        'content-type': 'application/json',
        date: answer.headers.get('date') ?? '',
      })
      .end(await answer.text())
  }
  const server = createServer((request, response) => void forward(request, response))
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  return {
    base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise(resolve => server.close(resolve)),
  }
}

describe('fairhaul vet with a monitor', () => {
  const { inFolder, write, verdicts, column, fairhaul } = commandFolder()
  let monitor: TestMonitor
  beforeAll(async () => {
    monitor = await startTestMonitor({ world: 'small', listen: true })
  })
  afterAll(() => monitor.close())
  afterEach(() => monitor.clearFaults())

  const base = () => `${monitor.url}/monitor`
  const email = 'dana@northlake.example'
  const signInWith = (typed: () => Promise<string>) =>
    signIn(
      { command: 'sign-in', email, session: inFolder('session.json'), monitor: base() },
      { report: () => {}, typed },
    )
  const signedIn = () => signInWith(() => monitor.codeFor(email))
  const vetList = (at = base()) =>
    fairhaul('list.txt', '--out', 'verdicts.csv', '--monitor', at, '--session', 'session.json')
  /** DOT numbers of carriers, more than one request has. */
  const dotNumbers = async (): Promise<readonly string[]> => {
    const rows = await monitor.database.db
      .selectFrom('carrier_identifiers')
      .select('value')
      .where('is_type', '=', 'DOT')
      .orderBy('value')
      .limit(600)
      .execute()
    return rows.map(({ value }) => `DOT ${value}`)
  }

  it('a saved session finds the carriers of the monitor with its verdicts', async () => {
    expect(await signedIn()).toBe(0)
    const numbers = (await dotNumbers()).slice(0, 20)
    write('list.txt', numbers.join('\n'))
    expect((await vetList()).reported).toContain('20 of 20 carriers')
    const rows = verdicts().slice(1)
    expect(rows.map(row => row.split(',')[1])).toEqual(numbers)
    const result = /,(Do not dispatch|On hold|Pass|Override|Incomplete|Fail),certain,/
    expect(rows.filter(row => !result.test(row))).toEqual([])
  })

  it('rules of one’s own count beside those of the company, and make no verdict milder', async () => {
    expect(await signedIn()).toBe(0)
    write('list.txt', (await dotNumbers()).slice(0, 20).join('\n'))
    await vetList()
    const results = () =>
      verdicts()
        .slice(1)
        .map(row => row.split(',')[3] ?? '')
    const before = results()
    const rules = (body: string) =>
      `export default [{ name: 'own', category: 'Insurance', reads: ['insurance'], find: ({ insurance }) => { ${body} } }]`
    const found = (result: string) =>
      `return { result: '${result}', value: null, source: null, asOf: insurance.asOf }`
    const vetWith = async (module: string, text: string) => {
      write(module, text)
      return fairhaul(
        'list.txt',
        '--out',
        'verdicts.csv',
        '--monitor',
        base(),
        '--session',
        'session.json',
        '--rules',
        module,
      )
    }
    await vetWith('pass.mjs', rules(found('pass')))
    expect(results()).toEqual(before)
    await vetWith('fail.mjs', rules(found('fail')))
    expect(results()).toEqual(before.map(result => (/^(Do not|On hold)/.test(result) ? result : 'Fail')))
    await expect(vetWith('throw.mjs', rules('return insurance.wheels.size'))).rejects.toThrow(
      /: Rule "own", find: it threw: Cannot read properties of undefined/,
    )
    expect(
      (await vetWith('active.mjs', `${rules(found('pass'))}; export const active = []`)).reported,
    ).toContain('A monitor has the rules of the company')
  })

  it('a monitor that stops before the first carrier leaves the file as it was, and says nothing of kept rows', async () => {
    expect(await signedIn()).toBe(0)
    const [first = '', second = ''] = await dotNumbers()
    write('list.txt', first)
    await vetList()
    const before = verdicts()
    write('list.txt', `${first}\n${second}`)
    monitor.refuse('POST subscriptions/match', 500)
    expect(await vetList()).toMatchObject({
      code: 2,
      reported: `Stopped. The monitor at ${base()} did not answer (status 500).\nDone: none.\n`,
    })
    expect(verdicts()).toEqual(before)
    expect(existsSync(inFolder('verdicts.csv.part'))).toBe(false)
    monitor.clearFaults()
    expect((await vetList()).reported).toContain('2 of 2 carriers')
    expect(verdicts()).toHaveLength(3)
  })

  it('a monitor that stops partway through a run keeps what was done, and the same command finishes', async () => {
    expect(await signedIn()).toBe(0)
    const numbers = await dotNumbers()
    const lines = Array.from({ length: 4_000 }, (_, at) => numbers[at] ?? `DOT ${70_000_000 + at}`)
    write('list.txt', lines.join('\n'))
    const gateway = await stoppingGateway(base(), 3)
    expect(await vetList(gateway.base)).toMatchObject({
      code: 2,
      reported: expect.stringMatching(
        /Stopped. The monitor at .* did not answer .*What was done is kept in verdicts.csv.part; the same command continues/s,
      ),
    })
    await gateway.close()
    const part = readFileSync(inFolder('verdicts.csv.part'), 'utf8')
    expect(part.trimEnd().split('\n')).toHaveLength(1_501)
    expect(existsSync(inFolder('verdicts.csv'))).toBe(false)
    expect(await vetList()).toMatchObject({
      code: 2,
      reported: expect.stringMatching(
        /its verdicts are by \S+ company \d+, and this run is by \S+ company \d+\./,
      ),
    })
    write('verdicts.csv.part', part.replaceAll(gateway.base, base()))
    expect((await vetList()).reported).toContain('Done already: 1,500.\n')
    expect(verdicts().map(row => row.split(',')[1])).toEqual(['written', ...lines])
  })

  it('a monitor whose limit is reached is waited for', async () => {
    expect(await signedIn()).toBe(0)
    const [first = ''] = await dotNumbers()
    write('list.txt', first)
    monitor.refuse('POST subscriptions/match', 429, { headers: { 'retry-after': '1' }, times: 1 })
    expect((await vetList()).reported).toContain("The monitor's limit is reached. Going on in 1 s.\n1 of 1")
  })

  it('a session that ended stops the run with one sentence', async () => {
    write('list.txt', '3200001')
    write('session.json', '{}')
    expect(await vetList()).toMatchObject({
      code: 2,
      reported:
        'The session in session.json has ended. Sign in again: fairhaul sign-in EMAIL --session session.json\n',
    })
  })

  it('a wrong code saves no session that finds carriers', async () => {
    write('list.txt', '3200001')
    expect(await signInWith(async () => '000000')).toBe(2)
    expect((await vetList()).code).toBe(2)
  })

  it('a key vets a list unattended, and one that does not work stops the run with the reason', async () => {
    expect(await signedIn()).toBe(0)
    const fetch = savedSession(inFolder('session.json'))
    if (!fetch.ok) throw new Error(fetch.refusal)
    const keys = httpApiKeys(http({ base: base(), fetch: fetch.value }))
    const created = await keys.create({ name: 'Vetting', scopes: ['read'], expiresInDays: 30 })
    if (!created.ok) throw new Error(created.refusal.kind)
    const { key, apiKey } = created.value
    const vetWith = (...flags: readonly string[]) =>
      fairhaul('list.txt', '--out', 'verdicts.csv', '--monitor', base(), ...flags)
    const [first = '', second = ''] = await dotNumbers()
    write('list.txt', first)
    expect((await vetWith('--key', key)).reported).toContain('1 of 1 carriers')
    expect(column('source')).toEqual([expect.stringMatching(/\/monitor company \d+$/)])
    expect(column('rules')).toEqual(['company'])
    write('list.txt', `${first}\n${second}`)
    expect(await vetWith()).toMatchObject({
      code: 2,
      reported: `The monitor at ${base()} needs a key: set FAIRHAUL_KEY, or give --key or --session.\n`,
    })
    await monitor.database.db
      .updateTable('api_keys')
      .set({ expires_at: new Date(0) })
      .where('id', '=', Number(apiKey.id))
      .execute()
    expect((await vetWith('--key', key)).reported).toMatch(/^This API key has expired\./)
    await keys.revoke({ id: apiKey.id })
    expect((await vetWith('--key', key)).reported).toMatch(/^This API key was revoked\./)
    await monitor.database.db.deleteFrom('api_keys').where('id', '=', Number(apiKey.id)).execute()
    expect(await vetWith('--key', key)).toMatchObject({
      code: 2,
      reported: 'This API key is not known here. Make a new one under My account, Integrations.\n',
    })
    expect(verdicts()).toHaveLength(2)
  })

  it('a monitor that is not there is named, with the cause', async () => {
    write('list.txt', 'DOT 1')
    const gateway = await stoppingGateway(base(), 0)
    await gateway.close()
    const { code, reported } = await fairhaul('list.txt', '--monitor', gateway.base)
    const address = gateway.base.replace('http://', '')
    expect([code, reported]).toEqual([
      2,
      `The monitor at ${gateway.base} did not answer (connect ECONNREFUSED ${address}).\n`,
    ])
  })
})
