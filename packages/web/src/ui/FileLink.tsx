import { fileHref } from './file-href.ts'
import { TextLink, type TextLinkProps } from './TextLink.tsx'

interface FileLinkProps extends Pick<TextLinkProps, 'className' | 'aria-label'> {
  readonly file: { readonly name: string; readonly url: string }
}

/** A file to download, by its name. One of another host is only named. */
export const FileLink = ({ file: { name, url }, ...rest }: FileLinkProps) => {
  const href = fileHref(url)
  if (href === undefined) return name
  return (
    <TextLink href={href} download={name} {...rest}>
      {name}
    </TextLink>
  )
}
