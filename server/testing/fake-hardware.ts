import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** How the hardware ends a conversion. `works` encodes for real, with other parameter sets than software has. */
export type Mood = 'works' | 'exits at once' | 'hangs' | 'writes garbage' | 'dies in the middle' | 'loses its device'

/** An ffmpeg that has VAAPI, and a folder of devices. Everything but hardware is the real ffmpeg. */
export const makeFakeHardware = (dir: string) => {
  const [tools, dev, mood, calls] = [join(dir, 'tools'), join(dir, 'dev'), join(dir, 'mood'), join(dir, 'calls')]
  const real = Bun.which('ffmpeg') ?? 'ffmpeg'
  mkdirSync(tools, { recursive: true })
  mkdirSync(join(dev, 'dri'), { recursive: true })
  writeFileSync(join(dev, 'dri', 'renderD128'), '')
  const encode = `"${real}" -v error -nostdin $input -vf format=yuv420p -c:v libx264 -preset ultrafast -profile:v baseline -an -vsync 0 -bf 0 -f mp4 -movflags frag_keyframe+empty_moov+default_base_moof -frag_duration 500000 pipe:1`
  const script = `#!/bin/sh
PATH=/usr/bin:/bin
case "$*" in
  *-encoders*) echo " V....D h264_vaapi  H.264/AVC (VAAPI)"; exit;;
  *-filters*) exec "${real}" "$@";;
  *h264_vaapi*) ;;
  *) echo software >> "${calls}"; exec "${real}" "$@";;
esac
mood=$(cat "${mood}")
case "$*" in
  *lavfi*) echo trial >> "${calls}"; input="-f lavfi -i color=c=black:s=640x360:r=25 -frames:v 5"
    if [ "$mood" = "loses its device" ]; then echo "[AVHWDeviceContext @ 0x55] No VA display found for device" >&2; exit 1; fi
    exec ${encode};;
esac
case "$*" in *-hwaccel*) echo full >> "${calls}";; *) echo encodes >> "${calls}";; esac
input=""; keep=""
for each; do
  case "$keep" in -ss|-i|-t) input="$input $keep $each";; esac
  keep="$each"
done
case "$mood" in
  works) exec ${encode};;
  "exits at once"|"loses its device") echo "[AVHWDeviceContext @ 0x55] Failed to initialise VAAPI connection: -1" >&2; exit 1;;
  hangs) exec sleep 600;;
  "writes garbage") exec head -c 50000 /dev/urandom;;
  "dies in the middle") ${encode} | head -c 20000; kill -9 $$;;
esac
`
  writeFileSync(join(tools, 'ffmpeg'), script, { mode: 0o755 })
  const set = (to: Mood): void => writeFileSync(mood, to)
  set('works')
  return {
    tools,
    dev,
    set,
    /** What ffmpeg was called for since the last look. */
    calls(): string[] {
      const all = existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : []
      writeFileSync(calls, '')
      return all.filter((line) => line !== '')
    },
  }
}
