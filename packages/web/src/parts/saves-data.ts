declare global {
  interface Navigator {
    /** What Chromium says about the network; other browsers have none of it. */
    readonly connection?: { readonly saveData?: boolean }
  }
}

/** Whether this user has the browser save data. Code that may never be needed is not fetched ahead then. */
export const savesData = ({ connection }: Pick<Navigator, 'connection'> = navigator): boolean =>
  connection?.saveData === true
