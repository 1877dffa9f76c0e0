import { isWebPage } from '../../import/rows/inspect-file.ts'
import fetchRetry from 'fetch-retry'
import type { Downloaded, DownloadDeps, DownloadParams } from './download-params.ts'
import { byteSize } from './download-progress.ts'
import { isSameVersion, placeOf, theRestOf, unlessStored, versionOf } from './file-version.ts'
import { PartFile } from './part-file.ts'
import { checkWhole, isDiskFull, requireSpace, webPage, whyRefused } from './refusals.ts'
import { CutOff, DownloadRefused, mayPass, pause, STALLED_AFTER_MS, waitMs } from './request-policy.ts'
import { RowCount } from './row-count.ts'
import { CsvScan } from '../../import/rows/scan-csv.ts'

/** An attempt that brought this much counts as progress. */
const PROGRESS_BYTES = 1024 * 1024
/** One file on its way to the disk, over as many attempts as it takes. */
class Download {
  readonly #params: DownloadParams
  readonly #deps: DownloadDeps
  readonly #part: PartFile
  #isHeaderChecked = false
  #failures = 0
  #furthest = 0
  #shortRows: number | undefined
  readonly #rowCount: RowCount

  constructor(params: DownloadParams, deps: DownloadDeps) {
    this.#params = params
    this.#deps = deps
    const newScan = () => new CsvScan(params.dayColumns, params.lastDay)
    this.#rowCount = new RowCount(() =>
      fetch(params.countUrl, { headers: this.#tokenHeaders(), signal: deps.stop }),
    )
    this.#part = new PartFile(params.id, deps.files, { disk: deps.disk, newScan })
  }

  #tokenHeaders(): Record<string, string> {
    const { token } = this.#deps
    return token === undefined ? {} : { 'x-app-token': token }
  }

  async run(): Promise<Downloaded> {
    const { id, stored, isDifference } = this.#params
    const request = fetchRetry((url: string) => this.#attempt(url), {
      retryDelay: 0,
      retryOn: (_, error, response) => this.#mayRetry(error, response),
    })
    try {
      const response = await request(this.#params.url)
      if (response.status === 304 && stored !== undefined) return { kind: 'unchanged', file: stored }
      if (response.status !== 200 && response.status !== 206)
        throw new DownloadRefused(whyRefused(response), { isResumable: mayPass(response.status) })
      const { version, scan, bytes, digest } = this.#part
      if (version === undefined) throw new DownloadRefused('nothing arrived')
      await this.#part.flush()
      const { newestDay = null, header = [], rows } = scan
      const file = { ...version, newestDay, header, rows, bytes, digest }
      return { kind: 'new', file: await this.#deps.files.finish(id, file, isDifference) }
    } catch (error) {
      throw await this.#explained(error)
    } finally {
      await this.#part.close()
    }
  }

  async #explained(error: unknown): Promise<unknown> {
    this.#deps.stop.throwIfAborted()
    if (error instanceof DownloadRefused) {
      // What was refused is of no use to a later attempt.
      if (!error.isResumable) await this.#deps.files.removePartial(this.#params.id)
      return error
    }
    if (isDiskFull(error)) {
      await this.#part.close()
      await this.#deps.files.removePartial(this.#params.id)
      const size = byteSize(this.#part.bytes)
      return new DownloadRefused(`the disk is full. The ${size} that had arrived were removed again.`)
    }
    if (error instanceof CutOff || error instanceof TypeError) {
      const { bytes, scan } = this.#part
      return new DownloadRefused(
        `${error instanceof CutOff ? error.message : 'the connection failed'} (${byteSize(bytes)} had arrived, to line ${scan.line.toLocaleString('en-US')}). The next run goes on from there.`,
        { isResumable: true },
      )
    }
    return error
  }

  async #mayRetry(error: Error | null, response: Response | null): Promise<boolean> {
    const { stop, timing, random } = this.#deps
    stop.throwIfAborted()
    if (error !== null && !(error instanceof CutOff) && !(error instanceof TypeError)) return false
    if (response !== null && !mayPass(response.status)) return false
    if (this.#part.bytes >= this.#furthest + PROGRESS_BYTES) this.#failures = 0
    this.#furthest = Math.max(this.#furthest, this.#part.bytes)
    this.#failures += 1
    const wait = waitMs({ failures: this.#failures, response }, { now: timing.now(), random: random() })
    if (wait === undefined) return false
    await pause(wait, stop, timing)
    return true
  }

  /** One request and its body. Gives the response once the file is whole. */
  async #attempt(url: string): Promise<Response> {
    const { stop, timing } = this.#deps
    const { stored } = this.#params
    await this.#part.open()
    const connection = new AbortController()
    let cancelTimer = () => {}
    const noteArrival = () => {
      cancelTimer()
      const stalled = new CutOff(`nothing arrived for ${STALLED_AFTER_MS / 1000} seconds`)
      cancelTimer = timing.after(STALLED_AFTER_MS, () => connection.abort(stalled))
    }
    noteArrival()
    try {
      const response = await fetch(url, {
        redirect: 'manual',
        signal: AbortSignal.any([stop, connection.signal]),
        headers: {
          accept: 'text/csv',
          // Compressed bytes could not be resumed.
          'accept-encoding': 'identity',
          ...this.#tokenHeaders(),
          ...(theRestOf(this.#part.version, this.#part.bytes) ?? unlessStored(stored)),
        },
      })
      noteArrival()
      if (response.status === 200 && isSameVersion(stored, response)) {
        await response.body?.cancel()
        return new Response(null, { status: 304 })
      }
      if (response.status === 416) return await this.#finishWhole(response)
      if (response.status !== 200 && response.status !== 206) {
        await response.body?.cancel()
        return response
      }
      await this.#receive(response, noteArrival)
      return response
    } catch (error) {
      throw connection.signal.aborted ? connection.signal.reason : error
    } finally {
      cancelTimer()
    }
  }

  async #receive(response: Response, noteArrival: () => void) {
    const { onProgress } = this.#params
    if (/html/i.test(response.headers.get('content-type') ?? ''))
      throw webPage((await response.text()).slice(0, 4096))
    const { start, total } = placeOf(response)
    if (response.status === 206 && start !== this.#part.bytes) {
      await response.body?.cancel()
      this.#part.discard()
      throw new CutOff('the server sent another part of the file than was requested')
    }
    if (response.status === 200) await this.#begin(response)
    this.#rowCount.start()
    const { disk, files } = this.#deps
    const size = total ?? this.#params.stored?.bytes ?? 0
    const free = await disk.freeBytes(files.folder)
    requireSpace({ size, arrived: this.#part.bytes, free }, files.folder)
    for await (const chunk of response.body ?? []) {
      noteArrival()
      await this.#part.add(chunk)
      this.#checkHeader(chunk)
      const { bytes, scan } = this.#part
      onProgress({ bytes, total: total ?? this.#estimatedSize(), rows: scan.rows })
    }
    if (total !== undefined && this.#part.bytes < total) throw new CutOff('the connection was cut off')
    await this.#requireWhole(total)
  }

  /** There is no rest: an earlier run ended after the last byte, or the file has become shorter. */
  async #finishWhole(response: Response): Promise<Response> {
    await response.body?.cancel()
    const total = Number(/\/(\d+)$/.exec(response.headers.get('content-range') ?? '')?.[1])
    if (total !== this.#part.bytes) {
      this.#part.discard()
      throw new CutOff('the server has another version of the file now')
    }
    this.#rowCount.start()
    await this.#requireWhole(total)
    return new Response(null, { status: 200 })
  }

  async #begin(response: Response) {
    const { isDifference } = this.#params
    const version = versionOf(response, this.#deps.today)
    if (isDifference && version.publishedOn === undefined)
      throw new DownloadRefused(
        'the server names no day for it, so that it cannot be put in order with the others.',
      )
    this.#isHeaderChecked = false
    await this.#part.begin({ ...version, publishedOn: version.publishedOn ?? this.#deps.today })
  }

  #checkHeader(chunk: Uint8Array) {
    if (this.#isHeaderChecked) return
    const { header, isWithoutHeader } = this.#part.scan
    const first = header?.[0] ?? (isWithoutHeader ? '' : undefined)
    // A page may be one line without an end, of which no header is known.
    const text = Buffer.from(chunk.subarray(0, 4096)).toString('utf8')
    if (isWebPage(first ?? text)) throw webPage(text)
    if (first === undefined) return
    this.#isHeaderChecked = true
    const reason = header === undefined ? 'its first line is no header.' : this.#params.checkHeader(header)
    if (reason !== undefined) throw new DownloadRefused(`line 1: ${reason}`)
  }

  /** Of a server that does not say how long a file is: by the rows that arrived. */
  #estimatedSize(): number | undefined {
    const { bytes, scan } = this.#part
    const { known } = this.#rowCount
    if (known === undefined || scan.rows === 0) return this.#params.stored?.bytes
    return Math.max(bytes, Math.round((bytes * known) / scan.rows))
  }

  /** Checks a file whose connection ended well: a server may cut it off all the same. */
  async #requireWhole(total: number | undefined) {
    const { stored, isDifference, isSmallerAccepted } = this.#params
    const { scan } = this.#part
    const counts = await this.#rowCount.result()
    const found = checkWhole({ scan, total, counts, stored, isDifference, isSmallerAccepted })
    if (found.kind === 'whole') return
    if (found.kind === 'refused') throw new DownloadRefused(found.reason)
    const isAgain = this.#shortRows === scan.rows
    this.#shortRows = scan.rows
    const hint = found.isAcceptedAsSmaller === true ? ' --smaller takes it all the same.' : ''
    if (isAgain) throw new DownloadRefused(`${found.reason}.${hint}`)
    this.#part.discard()
    throw new CutOff(found.reason)
  }
}

/**
 * Downloads a file into the folder, unless the stored version is the server's: what arrived of it before is resumed, an
 * attempt that fails is made again, and the file takes its name only when it is whole and its header can be read.
 *
 * Refuses: throws DownloadRefused with the reason; the stored version stays.
 */
export const downloadFile = (params: DownloadParams, deps: DownloadDeps): Promise<Downloaded> =>
  new Download(params, deps).run()
