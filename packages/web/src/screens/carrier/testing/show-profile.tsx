import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ScreenStoreContext } from '../../../di/use-screen-store.ts'
import { aPage } from '../../../parts/testing/a-page.tsx'
import type { fakePorts } from '../../../parts/testing/fake-ports.ts'
import { screen as carrierScreen } from '../screen.ts'

/** Shows the profile of carrier 7 for a test. Resolves once its head can be shown; its sections may still load. */
export const showProfile = async (ports: ReturnType<typeof fakePorts>, query = '') => {
  const page = aPage(ports)
  const store = carrierScreen.open(
    {
      params: { id: '7' },
      url: new URL(`http://portal.invalid/carriers/7${query}`),
      resolve: page.resolve,
      signal: new AbortController().signal,
    },
    undefined,
  )
  await store.settled()
  render(
    <page.Page>
      <ScreenStoreContext value={store}>
        <carrierScreen.Component />
      </ScreenStoreContext>
    </page.Page>,
  )
  return { ...page, store, user: userEvent.setup({ delay: null }) }
}
