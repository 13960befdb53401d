import { expect, test } from 'bun:test'
import fc from 'fast-check'
import { configFields } from '#server/foundation/config/fields'
import type { Config } from '#server/foundation/config/schema'
import { defaultsOf } from '#server/foundation/lib/fields'
import { useSharedApp } from '#server/testing/use-app'
import { speedLimitsAt } from './speed-schedule'

const usual = defaultsOf(configFields) as unknown as Config
type Schedule = { days: Config['speed_schedule']; from: string; until: string }
const isSlow = ({ days, from, until }: Schedule, at: Date) =>
  speedLimitsAt({ ...usual, speed_schedule: days, speed_schedule_from: from, speed_schedule_until: until }, at).isScheduled
/** In November 2026, the 27th is a Friday. */
const on = (day: number, time: string) => new Date(`2026-11-${String(day)}T${time}:00`)

test('in the evening the scheduled limits replace the usual ones', () => {
  const config = {
    ...usual,
    download_speed_limit: 5000,
    upload_speed_limit: 500,
    speed_schedule: 'every_day' as const,
    scheduled_download_speed_limit: 1000,
    scheduled_upload_speed_limit: 0,
  }

  expect(speedLimitsAt(config, on(27, '17:59'))).toEqual({ download: 5000, upload: 500, isScheduled: false })
  expect(speedLimitsAt(config, on(27, '18:00'))).toEqual({ download: 1000, upload: 0, isScheduled: true })
  expect(speedLimitsAt(config, on(27, '23:00'))).toEqual({ download: 5000, upload: 500, isScheduled: false })
})

test('a night belongs to the day on which it began', () => {
  const night = { days: 'weekends', from: '22:00', until: '06:00' } as const

  expect(
    [on(27, '23:00'), on(28, '05:00'), on(28, '23:00'), on(29, '05:00'), on(30, '05:59'), on(30, '06:00')].map((at) => isSlow(night, at)),
  ).toEqual([false, false, true, true, true, false])
})

test('on weekdays is Monday to Friday, and two equal times mean the whole day', () => {
  const day = { days: 'weekdays', from: '00:00', until: '00:00' } as const

  expect([27, 28, 29, 30].map((date) => isSlow(day, on(date, '12:00')))).toEqual([true, false, false, true])
})

test('off is never', () => {
  const time = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  fc.assert(
    fc.property(time, time, fc.date({ noInvalidDate: true }), (from, until, at) => {
      expect(isSlow({ days: 'off', from, until }, at)).toBe(false)
    }),
  )
})

const app = useSharedApp()

test('the embedded client says which limits are in force, and the settings refuse what is no time', async () => {
  const limits = async () => {
    const { body } = await app.ask<Record<'download_speed_limit' | 'upload_speed_limit' | 'limits_scheduled', unknown>>(
      'GET',
      '/torrent-session',
    )
    return [body.download_speed_limit, body.upload_speed_limit, body.limits_scheduled]
  }
  const evening = { speed_schedule: 'every_day', speed_schedule_from: '18:30', speed_schedule_until: '23:00' }
  await app.ask('PUT', '/config', {
    ...evening,
    download_speed_limit: 5000,
    scheduled_download_speed_limit: 800,
    scheduled_upload_speed_limit: 90,
  })

  app.clock.set('2026-11-27T18:29:59')
  const before = await limits()
  app.clock.set('2026-11-27T18:30:00')

  expect(before).toEqual([5000, 0, false])
  expect(await limits()).toEqual([800, 90, true])

  const refused = await app.ask<{ error: { message: string } }>('PUT', '/config', { speed_schedule_from: '24:00' })
  expect([refused.status, refused.body.error.message]).toEqual([422, expect.stringContaining('must be a time of day such as 18:30')])
})
