import { sql } from 'kysely'
import type { Services } from '../../http/services.ts'
import { openApiDocument } from '../openapi/document.ts'
import { ROUTES } from '../routes/index.ts'

const CHECK_TIMEOUT_MS = 2_000

const late = () =>
  new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('The database did not answer in time.')), CHECK_TIMEOUT_MS).unref()
  })

const inTime = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await Promise.race([work, late()])
    return true
  } catch {
    return false
  }
}

/** Why calls cannot be answered now; null when they can. */
async function notReadyReason({
  db,
  files,
  readiness,
}: Services): Promise<'stopping' | 'database' | 'files' | null> {
  if (readiness.isStopping) return 'stopping'
  if (!(await inTime(sql`select 1`.execute(db)))) return 'database'
  return (await inTime(files.check())) ? null : 'files'
}

/** Ready: the database answers, files can be stored, and the monitor is not stopping. Otherwise 503. */
export async function answerReady(services: Services): Promise<Response> {
  const because = await notReadyReason(services)
  if (because === null) return Response.json({ status: 'ready' })
  return Response.json({ status: 'not ready', because }, { status: 503, headers: { 'retry-after': '5' } })
}

export async function answerMetrics({ metrics }: Services): Promise<Response> {
  return new Response(await metrics.text(), {
    headers: { 'content-type': metrics.contentType, 'cache-control': 'no-store' },
  })
}

let document: string | undefined

/** The OpenAPI document, made at the first request. */
export function answerOpenApi(): Response {
  document ??= JSON.stringify(openApiDocument(ROUTES))
  return new Response(document, { headers: { 'content-type': 'application/json; charset=utf-8' } })
}
