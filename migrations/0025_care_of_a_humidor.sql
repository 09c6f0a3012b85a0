alter table devices
  -- Since when the sensor lies over salt; null while it does not.
  add column salt_test_started_at timestamptz(3),
  -- When a salt test last gave the correction of the humidity.
  add column calibrated_at timestamptz(3);
