import { type ChildProcess, spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

/** A built program that runs until it is stopped. */
export interface Service {
  readonly port: number
  /** Ends the process as Ctrl-C would, and waits for it. */
  stop(): Promise<void>
}

const readyPort = (child: ChildProcess, name: string) =>
  new Promise<number>((resolve, reject) => {
    const errors: string[] = []
    child.stderr?.on('data', (chunk: Buffer) => errors.push(chunk.toString()))
    if (child.stdout !== null)
      createInterface({ input: child.stdout }).on('line', line => {
        if (!line.startsWith('{')) return
        const event = JSON.parse(line) as { event?: string; port?: number }
        if (event.event === 'ready' && event.port !== undefined) resolve(event.port)
      })
    child.on('error', reject)
    child.on('close', code => reject(new Error(`${name} stopped (exit code ${code}).\n${errors.join('')}`)))
  })

/**
 * Starts a built program with additional environment variables, and waits until it reports that it serves.
 * Throws what it said when it did not.
 */
export async function startService(
  name: string,
  file: string,
  args: readonly string[],
  variables: Readonly<Record<string, string>> = {},
): Promise<Service> {
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...args], {
    env: { ...process.env, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const port = await readyPort(child, name)
  return {
    port,
    stop: () =>
      new Promise(resolve => {
        if (child.exitCode !== null || child.signalCode !== null) return resolve()
        child.on('close', () => resolve())
        return child.kill('SIGTERM')
      }),
  }
}
