import { paths } from '@fairhaul/core'
import { useAddress } from '../../di/address.ts'
import { href } from '../../di/href.ts'
import { BrowserTokens } from '../../di/tokens.ts'
import { useStore } from '../../di/use-store.ts'
import { NoticePage } from '../../parts/notice-page/NoticePage.tsx'
import { Button, buttonStyle } from '../../ui/Button.tsx'

/** Shown for any unknown address. Source: section 2, "Routes". */
export const NotFoundScreen = () => {
  const { path } = useAddress()
  const navigator = useStore(BrowserTokens.Navigator)
  return (
    <NoticePage
      title="Page not found"
      actions={
        <>
          <a href={href(paths.home())} {...buttonStyle({ variant: 'primary' })}>
            Go to Home
          </a>
          {window.history.length > 1 && <Button onClick={() => navigator.back()}>Go back</Button>}
        </>
      }
    >
      <p>
        There is no page at <code>{href(path)}</code>. The address may be mistyped, or the page does not
        exist.
      </p>
    </NoticePage>
  )
}
