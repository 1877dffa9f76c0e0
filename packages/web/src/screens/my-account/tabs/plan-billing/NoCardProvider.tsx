import { BrowserTokens } from '../../../../di/tokens.ts'
import { useStore } from '../../../../di/use-store.ts'
import { Notice } from '../../../../ui/Notice.tsx'
import { TextLink } from '../../../../ui/TextLink.tsx'

/** Cards cannot be entered in this installation: whom to contact. */
export const NoCardProvider = () => {
  const { supportEmail } = useStore(BrowserTokens.PageConfiguration)
  return (
    <Notice tone="info" title="Cards cannot be added here.">
      No card provider is set up for this portal.{' '}
      {supportEmail === null ? (
        'Ask the people who run the portal for your company to set one up.'
      ) : (
        <>
          Ask <TextLink href={`mailto:${supportEmail}`}>{supportEmail}</TextLink> how to pay.
        </>
      )}
    </Notice>
  )
}
