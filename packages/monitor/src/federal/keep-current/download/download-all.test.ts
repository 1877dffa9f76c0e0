import { createHash } from 'node:crypto'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { CENSUS_HEADERS, censusLines } from '../../import/testing/generate-census.ts'
import { type DataSet, dataSetsNamed } from '../data-sets.ts'
import { type FederalServer, startFederalServer } from '../testing/federal-server.ts'
import { TestTiming } from '../testing/test-timing.ts'
import { downloadAll } from './download-all.ts'
import type { DownloadDeps } from './download-params.ts'
import { systemDisk } from './part-file.ts'
import { StoredFiles } from './stored-files.ts'

const CENSUS = dataSetsNamed('sms-census')[0] as DataSet
const { id } = CENSUS

const content = (rows: number) => [...censusLines({ kind: 'sms', rows })].join('')
const WHOLE = content(40)
/** As the rows before it, with two more. */
const NEWER = content(42)

let server: FederalServer
let folder: string
let timing: TestTiming
beforeAll(async () => {
  server = await startFederalServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.reset()
  timing = new TestTiming()
  folder = mkdtempSync(join(tmpdir(), 'fairhaul-download-'))
  return () => rmSync(folder, { recursive: true, force: true })
})

interface Changes extends Partial<DownloadDeps> {
  readonly isSmallerAccepted?: boolean
  readonly dataSets?: readonly DataSet[]
  readonly onOutput?: (text: string) => void
}

const download = async ({
  isSmallerAccepted = false,
  dataSets = [CENSUS],
  onOutput,
  ...deps
}: Changes = {}) => {
  const printed: string[] = []
  const files = new StoredFiles(folder)
  await files.prepare()
  const write = (text: string) => {
    printed.push(text)
    onOutput?.(text)
  }
  const results = await downloadAll(
    dataSets.map(dataSet => ({ dataSet, isDifference: false })),
    { base: server.base, isSmallerAccepted, out: { isTTY: false, columns: 80, write } },
    {
      files,
      disk: systemDisk,
      timing,
      random: () => 0.5,
      stop: new AbortController().signal,
      today: '2026-11-21',
      token: undefined,
      ...deps,
    },
  )
  return { result: results[0], results, printed: printed.join('') }
}
const stored = async () => {
  const file = await new StoredFiles(folder).whole(id)
  return file && { ...file, content: readFileSync(join(folder, file.fileName), 'utf8') }
}

describe('a file that is published', () => {
  it('is stored with its day, rows, newest date, header and digest', async () => {
    server.publish(id, { content: WHOLE, publishedOn: '2026-11-20' })
    const { result, printed } = await download()
    expect(result?.kind).toBe('new')
    expect(await stored()).toMatchObject({
      fileName: 'kjg3-diqy.2026-11-20.csv',
      publishedOn: '2026-11-20',
      rows: 40,
      bytes: WHOLE.length,
      digest: createHash('sha256').update(WHOLE).digest('hex'),
      header: CENSUS_HEADERS.sms.split(','),
      content: WHOLE,
    })
    expect(printed).toContain('SMS Input - Motor Carrier Census (kjg3-diqy): 40 rows, ')
    expect(readdirSync(folder).toSorted()).toEqual(['kjg3-diqy.2026-11-20.csv', 'kjg3-diqy.json'])
  })

  it('is not downloaded again while the server has no newer one', async () => {
    server.publish(id, { content: WHOLE })
    await download()
    const { result, printed } = await download()
    expect(result?.kind).toBe('unchanged')
    expect(printed).toContain('nothing newer than what is here')
  })

  it('is replaced by a newer one, whose predecessor goes', async () => {
    server.publish(id, { content: WHOLE })
    await download()
    server.publish(id, { content: NEWER, publishedOn: '2026-11-21' })
    expect((await download()).result?.kind).toBe('new')
    expect(await stored()).toMatchObject({ rows: 42, publishedOn: '2026-11-21' })
    expect(readdirSync(folder).toSorted()).toEqual(['kjg3-diqy.2026-11-21.csv', 'kjg3-diqy.json'])
  })

  it('is downloaded with three others at a time', async () => {
    const dataSets = Array.from({ length: 9 }, (_, at) => ({ ...CENSUS, id: `file-000${at}` }))
    for (const dataSet of dataSets) server.publish(dataSet.id, { content: WHOLE })
    const { results } = await download({ dataSets })
    expect(results.map(({ kind }) => kind)).toEqual(dataSets.map(() => 'new'))
    expect(server.mostOpen()).toBeLessThanOrEqual(4)
  })

  it('is requested with the app token, which is never printed', async () => {
    server.publish(id, { content: WHOLE })
    const { printed } = await download({ token: 'abc-secret' })
    expect(server.requests().map(({ headers }) => headers['x-app-token'])).toEqual([
      'abc-secret',
      'abc-secret',
    ])
    expect(printed).not.toContain('secret')
    expect(readFileSync(join(folder, `${id}.json`), 'utf8')).not.toContain('secret')
  })
})

describe('a connection that is cut off', () => {
  it('is resumed at the byte where it ended', async () => {
    server.publish(id, { content: WHOLE })
    server.fail(id, { kind: 'stall', after: 5_000 }, { kind: 'stall', after: 300 })
    const done = download()
    await arrived(5_000)
    server.cutStalled()
    await arrived(5_300)
    server.cutStalled()
    await done
    expect(await stored()).toMatchObject({ content: WHOLE, rows: 40 })
    expect(server.requestsFor(id).map(({ headers }) => headers.range)).toEqual([
      undefined,
      'bytes=5000-',
      'bytes=5300-',
    ])
    expect(timing.waits).toEqual([4_000, 8_000])
  })

  it('is resumed by the next run, when the process was stopped', async () => {
    server.publish(id, { content: WHOLE })
    server.fail(id, { kind: 'stall', after: 5_000 })
    const stopping = new AbortController()
    const stopped = download({ stop: stopping.signal })
    await arrived(5_000)
    stopping.abort()
    await expect(stopped).rejects.toThrow('aborted')
    expect(await stored()).toBeUndefined()
    await download()
    expect(await stored()).toMatchObject({ content: WHOLE, rows: 40 })
    expect(server.requestsFor(id).at(-1)?.headers.range).toBe('bytes=5000-')
  })

  it('begins anew when the server has another version by then', async () => {
    server.publish(id, { content: WHOLE })
    server.fail(id, { kind: 'stall', after: 5_000 })
    const done = download()
    await arrived(5_000)
    server.publish(id, { content: NEWER })
    server.cutStalled()
    await done
    expect(await stored()).toMatchObject({ content: NEWER, rows: 42 })
  })

  it('begins anew where the server sends no parts of files', async () => {
    server.publish(id, { content: WHOLE, takesRanges: false })
    server.fail(id, { kind: 'stall', after: 5_000 })
    const done = download()
    await arrived(5_000)
    server.cutStalled()
    await done
    expect(await stored()).toMatchObject({ content: WHOLE, rows: 40 })
  })

  it('is given up after five attempts that brought nothing, and what arrived is resumed by the next run', async () => {
    server.publish(id, { content: WHOLE })
    server.fail(
      id,
      { kind: 'stall', after: 5_000 },
      ...Array.from({ length: 9 }, () => ({ kind: 'cut' }) as const),
    )
    const done = download()
    await arrived(5_000)
    server.cutStalled()
    const { result, printed } = await done
    expect(result?.kind).toBe('refused')
    expect(server.requestsFor(id)).toHaveLength(5)
    expect(printed).toMatch(
      /was not taken: the connection failed \(5\.0 kB had arrived, to line \d+\)\. The next run/,
    )
    server.fail(id)
    await download()
    expect(server.requestsFor(id).at(-1)?.headers.range).toBe('bytes=5000-')
    expect(await stored()).toMatchObject({ content: WHOLE })
  })

  it('is assumed when nothing arrives for 90 seconds', async () => {
    server.publish(id, { content: WHOLE })
    server.fail(id, { kind: 'stall', after: 5_000 })
    const done = download()
    await arrived(5_000)
    timing.stall()
    expect((await done).result?.kind).toBe('new')
    expect(server.requestsFor(id).at(-1)?.headers.range).toBe('bytes=5000-')
  })

  it('after the last byte leaves nothing to download', async () => {
    server.publish(id, { content: WHOLE, hasLength: false })
    server.fail(id, { kind: 'stall', after: WHOLE.length })
    const done = download()
    await arrived(WHOLE.length)
    server.cutStalled()
    await done
    expect(await stored()).toMatchObject({ content: WHOLE, rows: 40 })
    expect(server.requestsFor(id).map(({ headers }) => headers.range)).toEqual([
      undefined,
      `bytes=${WHOLE.length}-`,
    ])
  })
})

describe('a server under load', () => {
  it('is requested again after the pause that it names', async () => {
    server.publish(id, { content: WHOLE })
    server.fail(
      id,
      { kind: 'status', status: 429, headers: { 'retry-after': '7' } },
      { kind: 'status', status: 503 },
    )
    expect((await download()).result?.kind).toBe('new')
    expect(timing.waits).toEqual([7_000, 8_000])
  })

  it.each([
    ['wants too long a pause', [{ kind: 'status', status: 429, headers: { 'retry-after': '86400' } }], 1],
    ['fails again and again', Array.from({ length: 9 }, () => ({ kind: 'status', status: 502 }) as const), 5],
    ['refuses the token', [{ kind: 'status', status: 403 }], 1],
    ['sends elsewhere', [{ kind: 'status', status: 302, headers: { location: 'http://127.0.0.1/x' } }], 1],
  ] as const)('that %s is given up, and the stored file stays', async (_, faults, attempts) => {
    server.publish(id, { content: WHOLE })
    await download()
    server.publish(id, { content: NEWER })
    server.fail(id, ...faults)
    const before = server.requestsFor(id).length
    expect((await download()).result).toMatchObject({ kind: 'refused', file: { rows: 40 } })
    expect(server.requestsFor(id).length - before).toBe(attempts)
    expect(await stored()).toMatchObject({ content: WHOLE })
  })
})

describe('a file that is not what it should be', () => {
  it.each([
    [
      'a web page',
      { content: '<html><title>Sign in</title></html>\n', contentType: 'text/html' },
      /line 1: a web page came in place of the file \("Sign in"\)/,
    ],
    [
      'a web page on one line that says it is CSV',
      { content: '<html><head><title>Sign in</title></head><body>Sorry</body></html>' },
      /line 1: a web page came in place of the file \("Sign in"\)/,
    ],
    [
      'a web page that says it is CSV',
      { content: '<!doctype html>\n<p>Sorry</p>\n' },
      /line 1: a web page came in place/,
    ],
    [
      'a header with other columns',
      { content: WHOLE.replace('phy_zip', 'zip_code') },
      /line 1: its columns have changed since the last file \(missing now: PHY_ZIP; new: ZIP_CODE\)/,
    ],
    ['a header alone', { content: `${CENSUS_HEADERS.sms}\n` }, /it has a header and no rows/],
    ['nothing', { content: '' }, /line 1: it has no header/],
    [
      'half of the rows that the last one had',
      { content: content(20) },
      /it has 20 rows where the last one had 40: half a file\? --smaller/,
    ],
  ] as const)('because it is %s is refused, and the stored one stays', async (_, published, reason) => {
    server.publish(id, { content: WHOLE })
    await download()
    server.publish(id, published)
    const { result, printed } = await download()
    expect(result?.kind).toBe('refused')
    expect(printed).toMatch(reason)
    expect(await stored()).toMatchObject({ content: WHOLE, rows: 40 })
    expect(readdirSync(folder)).toHaveLength(2)
  })

  it('names what is missing when there was no file before', async () => {
    server.publish(id, { content: WHOLE.replace('phy_zip', 'zip_code') })
    expect((await download()).printed).toMatch(/was not taken: line 1: .*a column is missing: PHY_ZIP/)
  })

  it('does not keep the others from being taken', async () => {
    server.publish('good-0001', { content: WHOLE })
    const { results } = await download({ dataSets: [CENSUS, { ...CENSUS, id: 'good-0001' }] })
    expect(results.map(({ kind }) => kind)).toEqual(['refused', 'new'])
  })

  it.each([
    ['in the middle of a row', WHOLE.lastIndexOf('\n', WHOLE.length - 2) + 30],
    ['at the end of a row', WHOLE.lastIndexOf('\n', WHOLE.length - 2) + 1],
  ])('because it ends %s is downloaded once more', async (_, after) => {
    server.publish(id, { content: WHOLE, hasLength: false })
    server.fail(id, { kind: 'truncate', after })
    await download()
    expect(server.requestsFor(id)).toHaveLength(2)
    expect(await stored()).toMatchObject({ content: WHOLE })
  })

  it('because it ends in the middle of a row is refused without a way to take it all the same', async () => {
    const content = WHOLE.slice(0, WHOLE.lastIndexOf('\n', WHOLE.length - 2) + 30)
    server.publish(id, { content, hasLength: false })
    const { printed } = await download()
    expect(printed).toContain('ends in its middle: the file was cut off.')
    expect(printed).not.toContain('--smaller')
  })

  it('because it has fewer rows than the agency counts is refused the second time, unless it is accepted', async () => {
    server.publish(id, { content: WHOLE, counts: 41 })
    const { printed } = await download()
    expect(printed).toContain('it has 40 rows where the agency counts 41: the file was cut off after line 41')
    expect(server.requestsFor(id)).toHaveLength(2)
    expect(await stored()).toBeUndefined()
    await download({ isSmallerAccepted: true })
    expect(await stored()).toMatchObject({ rows: 40 })
  })

  it('is taken by its own word where the agency does not count it', async () => {
    server.publish(id, { content: WHOLE, counts: null })
    expect((await download()).result?.kind).toBe('new')
  })
})

describe('a full disk', () => {
  it('is known before the first byte is written', async () => {
    server.publish(id, { content: WHOLE })
    const { printed } = await download({ disk: { ...systemDisk, freeBytes: async () => 1_000_000 } })
    expect(printed).toMatch(/the disk is too full: the file has [\d.]+ kB, and 1\.0 MB are free in/)
    expect(readdirSync(folder).filter(name => name.endsWith('.csv'))).toEqual([])
  })

  it('partway gives back what was written, and the stored file stays', async () => {
    server.publish(id, { content: WHOLE })
    await download()
    server.publish(id, { content: NEWER })
    const { printed } = await download({
      disk: {
        ...systemDisk,
        open: async (path, flags, mode) => {
          const handle = await open(path, flags, mode)
          handle.write = () => Promise.reject(Object.assign(new Error('no space left'), { code: 'ENOSPC' }))
          return handle
        },
      },
    })
    expect(printed).toContain('the disk is full')
    expect(await stored()).toMatchObject({ content: WHOLE })
    expect(readdirSync(folder)).toHaveLength(2)
  })
})

it('progress has files, bytes, rows, speed and the time that is left', async () => {
  server.publish(id, { content: WHOLE })
  let now = 0
  const stalls = new TestTiming()
  const { printed } = await download({
    timing: {
      now: () => {
        now += 31_000
        return now
      },
      after: (ms, call) => stalls.after(ms, call),
    },
  })
  expect(printed).toMatch(
    / {2}0 of 1 file {2}[\d.]+ kB of [\d.]+ kB {2}40 rows {2}[\d.]+ \w+ a second {2}\d+ s left/,
  )
})

/** Resolves when so many bytes of the file are on disk. */
const arrived = (bytes: number) =>
  expect.poll(() => readFileSync(join(folder, `${id}.part`)).length, { interval: 5 }).toBe(bytes)
