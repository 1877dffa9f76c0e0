import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { refusedWithoutChange } from '../../testing/refused-without-change.ts'
import { startTestCompany, type TestCompany } from '../../testing/start-test-company.ts'
import type { TestBrowser } from '../../testing/test-browser.ts'
import { emailOf } from '../../testing/test-company.ts'
import { FileLost } from '../../kernel/file-store.ts'
import { filesInFolder } from './folder-store.ts'
import { withFiles } from './store-upload.ts'

const PDF = Buffer.from('%PDF-1.7 an invented certificate')
const FILE = new Blob([PDF])
const aFolder = () => mkdtempSync(join(tmpdir(), 'fairhaul-files-'))

/** All files in a folder, by their paths within it. */
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name))

describe('a folder of files', () => {
  let folder: string
  beforeEach(() => {
    folder = aFolder()
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  it('returns the bytes it stored, under a name that it made', async () => {
    const files = await filesInFolder(join(folder, 'made', 'here'))
    const names = [await files.keep(FILE), await files.keep(FILE)] as [string, string]
    expect(names[0]).toMatch(/^[0-9a-f]{32}$/)
    expect(names[0]).not.toBe(names[1])
    expect(await files.read(names[1], PDF.byteLength)).toEqual(PDF)
    await files.remove(names[0])
    await files.remove(names[0])
    await expect(files.read(names[0], PDF.byteLength)).rejects.toThrow('cannot be read (ENOENT)')
  })

  it('is readable by its owner only, whatever it was before', async () => {
    chmodSync(folder, 0o755)
    await (await filesInFolder(folder)).keep(FILE)
    const paths = [folder, ...readdirSync(folder).map(name => join(folder, name)), ...filesOf(folder)]
    expect(paths.map(path => statSync(path).mode & 0o777)).toEqual([0o700, 0o700, 0o600])
  })

  it('refuses a truncated file and a name of another form', async () => {
    const files = await filesInFolder(folder)
    const name = (await files.keep(FILE)) as string
    truncateSync(filesOf(folder)[0] as string, 4)
    await expect(files.read(name, PDF.byteLength)).rejects.toThrow('has 4 bytes, not')
    await expect(files.read('../../etc/passwd', 1)).rejects.toThrow(FileLost)
  })

  it('leaves nothing behind when it is checked, and reports when it cannot be written', async () => {
    const files = await filesInFolder(folder)
    await Promise.all([files.check(), files.check()])
    expect(readdirSync(folder)).toEqual([])
    rmSync(folder, { recursive: true })
    await expect(files.check()).rejects.toThrow('ENOENT')
    expect(existsSync(folder)).toBe(false)
  })

  it('removes what no row names once it is old enough, also what was not written to its end', async () => {
    const files = await filesInFolder(folder)
    const [named, unnamed] = [await files.keep(FILE), await files.keep(FILE)] as [string, string]
    const part = join(folder, unnamed.slice(0, 2), `${unnamed}.part`)
    writeFileSync(part, '%PDF')
    writeFileSync(join(folder, 'a note.txt'), 'of the operator')
    const namedOf = async () => new Set([named])
    expect(await files.sweep(namedOf, 60_000)).toBe(0)
    expect(filesOf(folder)).toHaveLength(4)
    expect(await files.sweep(namedOf, 0)).toBe(2)
    expect(await files.read(named, PDF.byteLength)).toEqual(PDF)
    expect(filesOf(folder)).toHaveLength(2)
  })

  it('is refused at once where it cannot be made', async () => {
    writeFileSync(join(folder, 'file'), '')
    await expect(filesInFolder(join(folder, 'file'))).rejects.toThrow()
  })
})

describe('a monitor that stores its files in a folder', () => {
  const folder = aFolder()
  const lines: string[] = []
  let testCompany: TestCompany
  let north: TestBrowser
  beforeAll(async () => {
    testCompany = await startTestCompany({
      files: await filesInFolder(folder),
      log: line => void lines.push(line),
    })
    north = await testCompany.as('north')
  })
  afterAll(async () => {
    await testCompany.close()
    rmSync(folder, { recursive: true, force: true })
  })
  beforeEach(async () => {
    lines.length = 0
    await testCompany.database.db.deleteFrom('rule_overrides').execute()
    await testCompany.database.db.deleteFrom('uploaded_files').execute()
    for (const path of filesOf(folder)) rmSync(path)
  })

  const override = (date = '2080-01-01') => {
    const form = new FormData()
    form.set('rule_override[carrier_id]', '1')
    form.set('rule_override[is_type]', 'cargo_at_least_100000')
    form.set('rule_override[expiration_date]', date)
    form.set('rule_override[file]', new File([PDF], '../../a certificate.pdf'))
    return north.post('rule_overrides', form)
  }

  const made = async () => {
    const response = await override()
    expect(response.status).toBe(201)
    return ((await response.json()) as { id: number }).id
  }

  it('has the bytes there and not in their row, and serves them', async () => {
    const id = await made()
    const row = await testCompany.database.db
      .selectFrom('uploaded_files')
      .select(['bytes', 'stored_name', 'stored_size', 'name'])
      .executeTakeFirstOrThrow()
    expect(row).toMatchObject({ bytes: null, stored_size: PDF.byteLength, name: 'a certificate.pdf' })
    const [path, ...others] = filesOf(folder)
    expect(others).toEqual([])
    expect(path).toBe(join(folder, row.stored_name?.slice(0, 2) ?? '', row.stored_name ?? ''))
    const file = await north.get(`rule_overrides/${id}/file`)
    expect(Buffer.from(await file.arrayBuffer())).toEqual(PDF)
  })

  it('stores no file for a refused write', async () => {
    await made()
    await refusedWithoutChange(testCompany, 422, () => override())
    expect(filesOf(folder)).toHaveLength(1)
  })

  it('stores no file for a failed transaction, even when it failed after the file was written', async () => {
    const { services } = testCompany.monitor
    const whose = { companyId: 1, userId: 1, at: testCompany.clock.now() }
    const upload = { name: 'a.pdf', type: 'application/pdf', content: FILE }
    const failing = withFiles(services, async (_, files) => {
      await files.keep(upload, whose)
      expect(filesOf(folder)).toHaveLength(1)
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(filesOf(folder)).toEqual([])
  })

  it('removes a file when its row has been deleted and committed, and not before', async () => {
    const { services } = testCompany.monitor
    const whose = { companyId: 1, userId: 1, at: testCompany.clock.now() }
    const upload = { name: 'a.pdf', type: 'application/pdf', content: FILE }
    const id = await withFiles(services, (_, files) => files.keep(upload, whose))
    const failing = withFiles(services, async (_, files) => {
      await files.drop([id])
      throw new Error('the rest failed')
    })
    await expect(failing).rejects.toThrow('the rest failed')
    expect(filesOf(folder)).toHaveLength(1)
    await withFiles(services, (_, files) => files.drop([id]))
    expect(filesOf(folder)).toEqual([])
  })

  it('says that the disk is full, and saves nothing', async () => {
    const { services } = testCompany.monitor
    const { keep } = services.files
    services.files.keep = async () => {
      throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' })
    }
    try {
      const response = await refusedWithoutChange(testCompany, 507, () => override())
      expect(((await response.json()) as { errors: unknown }).errors).toEqual([
        {
          field: null,
          message: 'The server has no room left for this. Nothing was saved. Tell the person who runs it.',
        },
      ])
    } finally {
      services.files.keep = keep
    }
    expect(lines.join()).toContain('ENOSPC')
    expect((await override()).status).toBe(201)
  })

  it('answers the download of a missing file with a plain 500, and logs which file', async () => {
    const id = await made()
    const [path] = filesOf(folder)
    rmSync(path as string)
    const response = await north.get(`rule_overrides/${id}/file`)
    expect(response.status).toBe(500)
    expect(await response.text()).not.toMatch(/ENOENT|certificate|[0-9a-f]{32}/)
    const name = path?.slice(-32) ?? ''
    const line = JSON.parse(lines.at(-1) ?? '{}') as { request_id: string; fault: { message: string } }
    expect(line.fault.message).toBe(`The stored file ${name} cannot be read (ENOENT).`)
    expect(line.request_id).toBe(response.headers.get('x-request-id'))
    expect((await north.get('rules')).status).toBe(200)
  })

  it('is not ready, and refuses uploads without leaving anything, while its folder cannot be written', async () => {
    const ready = () => testCompany.monitor.fetch(new Request('http://127.0.0.1/ready'))
    expect((await ready()).status).toBe(200)
    rmSync(folder, { recursive: true })
    writeFileSync(folder, 'no folder')
    const response = await ready()
    expect([response.status, await response.json()]).toEqual([503, { status: 'not ready', because: 'files' }])
    await refusedWithoutChange(testCompany, 500, () => override())
    rmSync(folder)
    await filesInFolder(folder)
    expect((await ready()).status).toBe(200)
    expect(lines.join()).not.toContain(emailOf('north'))
  })
})
