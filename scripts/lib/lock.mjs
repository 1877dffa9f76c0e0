import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const alive = pid => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}

/**
 * Runs `work` while holding a lock that other processes respect. The folder is the lock, and the pid in it shows
 * whether its holder still runs: a killed run leaves its folder behind.
 */
export async function withLock(folder, work, { onWait = () => {} } = {}) {
  mkdirSync(dirname(folder), { recursive: true })
  for (let hasReported = false; ; ) {
    try {
      mkdirSync(folder)
      break
    } catch (error) {
      if (error.code !== 'EEXIST') throw error
      let holder = Number.NaN
      try {
        holder = Number(readFileSync(join(folder, 'pid'), 'utf8'))
      } catch {
        // The holder has made the folder and not yet written its pid, or has just released the lock.
      }
      if (Number.isInteger(holder) && !alive(holder)) {
        rmSync(folder, { recursive: true, force: true })
        continue
      }
      if (!hasReported) onWait(holder)
      hasReported = true
      await new Promise(resolve => setTimeout(resolve, 200))
    }
  }
  writeFileSync(join(folder, 'pid'), String(process.pid))
  try {
    return await work()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
