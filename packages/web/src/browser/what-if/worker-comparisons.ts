import type { RuleSetComparison } from '@fairhaul/core'
import type { ComparisonParams, RuleComparisons } from '../../stores/rule-comparisons.ts'
import { startWorker } from '../worker-scripts.ts'
import type { FromWorker, ToWorker } from './comparison-messages.ts'

/** The address of the worker's script, which the build makes a file of its own. */
const [workerUrl = ''] = Object.values(
  import.meta.glob<string>('./comparison-worker.ts', {
    query: '?worker&url',
    import: 'default',
    eager: true,
  }),
)

interface Waiting {
  readonly params: ComparisonParams
  resolve(comparisons: readonly RuleSetComparison[]): void
  reject(reason: unknown): void
}

const ABORTED = () => new DOMException('A newer draft is compared.', 'AbortError')

/**
 * Comparisons in a worker, which is started with the first carriers. It compares one request at a time; of those that wait
 * only the newest is sent, so that a draft that is typed fast does not queue.
 */
export const workerComparisons = (page: Window): RuleComparisons => {
  let worker: Worker | undefined
  let running: Waiting | undefined
  let waiting: Waiting | undefined

  const send = (message: ToWorker) => {
    worker ??= start()
    worker.postMessage(message)
  }
  const next = () => {
    running = waiting
    waiting = undefined
    if (running !== undefined) send({ kind: 'compare', params: running.params })
  }
  const fail = (reason: unknown) => {
    const ended = [running, waiting]
    running = undefined
    waiting = undefined
    for (const each of ended) each?.reject(reason)
  }
  const start = (): Worker => {
    const made = startWorker(page, workerUrl, 'rule what-if')
    made.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      const ended = running
      next()
      if (data.kind === 'compared') ended?.resolve(data.comparisons)
      else ended?.reject(new Error(data.message))
    })
    made.addEventListener('error', ({ message }) => fail(new Error(message)))
    return made
  }
  return {
    clear: () => send({ kind: 'clear' }),
    add: carriers => send({ kind: 'add', carriers }),
    compare: (params, signal) =>
      new Promise((resolve, reject) => {
        const request: Waiting = { params, resolve, reject }
        signal.addEventListener('abort', () => {
          if (waiting === request) waiting = undefined
          reject(ABORTED())
        })
        waiting?.reject(ABORTED())
        waiting = request
        if (running === undefined) next()
      }),
    close: () => {
      worker?.terminate()
      worker = undefined
      fail(ABORTED())
    },
  }
}
