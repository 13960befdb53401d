const style =
  'body{font:1rem/1.5 system-ui,sans-serif;max-width:34rem;margin:15vh auto;padding:0 1.5rem;background:#16181c;color:#f4f5f7}' +
  'button{font:inherit;padding:.6rem 1rem;margin:.25rem .5rem .25rem 0;border:1px solid #4a4f58;border-radius:.5rem;background:#24272d;color:inherit;cursor:pointer}' +
  'button:first-of-type{background:#f3ae51;border-color:#f3ae51;color:#16181c}'

const frame = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title><style>${style}</style><main><h1>${title}</h1>${body}</main></html>\n`

/** Pages of a service that cannot start yet. English only: its settings, including the language, cannot be read yet. */
export const portPages = {
  ask: ({ taken, offered }: { taken: number; offered: number }): string =>
    frame(
      `Port ${taken} is in use`,
      `<p>Another program uses port ${taken}, so Marquee cannot start there. Your library is unchanged.</p>` +
        '<form method="post">' +
        `<button name="choice" value="once">Use port ${offered} this time</button>` +
        `<button name="choice" value="always">Always use port ${offered}</button>` +
        '<button name="choice" value="quit">Quit</button></form>',
    ),
  bye: frame('Marquee has quit', '<p>You can close this page.</p>'),
}
