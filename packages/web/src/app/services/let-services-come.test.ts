import { afterEach, expect, it, vi } from 'vitest'
import { KEPT_ERRORS_MAX, type LateServicesNeeds, letServicesCome } from './let-services-come.ts'
import { startServices } from './start-services.ts'

const taken = vi.hoisted(() => vi.fn<(thrown: unknown) => void>())
vi.mock('./start-services.ts', () => ({ startServices: vi.fn<() => typeof taken>(() => taken) }))
afterEach(() => void vi.clearAllMocks())

const settled = () => vi.waitFor(() => expect(startServices).toHaveBeenCalled())

const setup = () => {
  let beCalm = () => {}
  const page = { reportError: vi.fn<(thrown: unknown) => void>() }
  const calm = new Promise<void>(resolve => void (beCalm = resolve))
  const tell = letServicesCome({ page, calm } as unknown as LateServicesNeeds)
  return { page, tell, beCalm: () => beCalm() }
}

it('nothing is started before the page is calm, and errors of the framework are kept until then', async () => {
  const { tell, beCalm } = setup()
  for (let at = 0; at <= KEPT_ERRORS_MAX; at += 1) tell(at)
  expect(startServices).not.toHaveBeenCalled()
  beCalm()
  await settled()
  await vi.waitFor(() => expect(taken).toHaveBeenCalledTimes(KEPT_ERRORS_MAX))
  tell('later')
  expect(taken).toHaveBeenLastCalledWith('later')
  expect(taken.mock.calls[0]).toEqual([0])
})

it('errors are left to the browser when the code does not come', async () => {
  vi.mocked(startServices).mockImplementationOnce(() => {
    throw new Error('gone')
  })
  const { page, tell, beCalm } = setup()
  tell('before')
  beCalm()
  await vi.waitFor(() => expect(page.reportError).toHaveBeenCalledWith('before'))
  tell('after')
  expect(page.reportError).toHaveBeenLastCalledWith('after')
  expect(taken).not.toHaveBeenCalled()
})
