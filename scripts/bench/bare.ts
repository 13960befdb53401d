import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort } from '#server/testing/torrent-programs'
import { until } from '#server/testing/until'

/** Serves the same bytes with minimal overhead. */
export const bareServe = async (dir: string, body: string) => {
  const file = join(dir, 'body.json')
  writeFileSync(file, body)
  return serveScript(
    join(dir, 'bare.ts'),
    `const body = await Bun.file(${JSON.stringify(file)}).text()
const answer = () => new Response(body, { headers: { 'content-type': 'application/json' } })`,
  )
}

/**
 * The minimal cost of what is read: one prepared statement, rows as objects, and `JSON.stringify`. `/?n=7` is the page after the seventh
 * title, `/?id=7` one movie.
 */
export const bareRead = async (dir: string, database: string, titles: readonly string[]) =>
  serveScript(
    join(dir, 'read.ts'),
    `import { Database } from 'bun:sqlite'
const db = new Database(${JSON.stringify(database)}, { readonly: true })
const titles = ${JSON.stringify(titles)}
const some = (what) => 'EXISTS (SELECT 1 FROM ' + what + ')'
const columns = \`m.*,
  (SELECT json_group_array(f.id) FROM files f WHERE f.movie_id = m.id) file_ids,
  (SELECT json_group_array(d.id) FROM downloads d WHERE d.movie_id = m.id) download_ids,
  (SELECT json_group_array(t.tag_id) FROM movie_tags t WHERE t.movie_id = m.id) tag_ids,
  (SELECT coalesce(sum(f.size_bytes), 0) FROM files f WHERE f.movie_id = m.id AND f.missing_at IS NULL) size_bytes,
  CASE WHEN \${some("downloads d WHERE d.movie_id = m.id AND d.state IN ('queued','downloading')")} THEN 'downloading'
    WHEN \${some("downloads d WHERE d.movie_id = m.id AND d.state = 'importing'")} THEN 'importing'
    WHEN \${some('files f WHERE f.movie_id = m.id AND f.missing_at IS NULL AND f.meets_cutoff = 0')} THEN 'upgradable'
    WHEN \${some('files f WHERE f.movie_id = m.id AND f.missing_at IS NULL')} THEN 'available'
    WHEN m.available_from > '2026' THEN 'unreleased' ELSE 'wanted' END status\`
const one = db.prepare('SELECT ' + columns + ' FROM movies m WHERE m.id = ?')
const page = db.prepare('SELECT ' + columns + \` FROM movies m WHERE m.sort_title >= ? ORDER BY m.sort_title, m.id LIMIT 26\`)
const lists = ['external_ids', 'alternative_titles', 'genres', 'extras', 'file_ids', 'download_ids', 'tag_ids']
const show = (row) => {
  for (const name of lists) row[name] = JSON.parse(row[name])
  row.monitored = row.monitored === 1
  return row
}
const send = (found) => new Response(JSON.stringify(found), { headers: { 'content-type': 'application/json' } })
const answer = (request) => {
  const id = request.url.split('?id=')[1]
  if (id) return send(show(one.get(Number(id))))
  const rows = page.all(titles[Number(request.url.split('n=')[1] ?? 0)] ?? '').map(show)
  return send({ results: rows.slice(0, 25), has_more: rows.length > 25, next_cursor: rows[25]?.sort_title })
}`,
  )

const serveScript = async (script: string, answer: string) => {
  const port = await freePort()
  writeFileSync(script, `${answer}\nBun.serve({ hostname: '127.0.0.1', port: ${port}, fetch: answer })\n`)
  const child = Bun.spawn([process.execPath, script], { stdin: 'ignore', stdout: 'ignore', stderr: 'inherit' })
  const url = `http://127.0.0.1:${port}/`
  await until('the bare server answers', () =>
    fetch(url).then(
      () => true,
      () => false,
    ),
  )
  const stop = async () => {
    child.kill()
    await child.exited
  }
  return { url, pid: child.pid, stop }
}
