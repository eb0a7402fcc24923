//! Pictures of addresses for the cameras of phones (QR codes), drawn by the page as one path.

use std::fmt::Write as _;

use qrcode::{Color, QrCode};

use crate::error::DeskError;

/// Light squares around it, without which readers do not find it.
const QUIET_ZONE: usize = 4;

/// Dark squares as the data of an SVG path.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Picture {
    /// Width and height in squares.
    pub(crate) size: usize,
    pub(crate) path: String,
}

impl Picture {
    /// Draws an address: each run of dark squares of a line is one rectangle.
    pub(crate) fn of(address: &str) -> Result<Self, DeskError> {
        let code = QrCode::new(address).map_err(|_| DeskError::Unavailable)?;
        let (width, colors) = (code.width(), code.to_colors());
        let mut path = String::new();
        for (line, colors) in colors.chunks(width).enumerate() {
            let mut column = 0;
            for run in colors.chunk_by(|one, other| one == other) {
                if run.first() == Some(&Color::Dark) {
                    let (x, y, length) = (column + QUIET_ZONE, line + QUIET_ZONE, run.len());
                    // A text takes whatever is written.
                    let _ = write!(path, "M{x} {y}h{length}v1h-{length}z");
                }
                column += run.len();
            }
        }
        Ok(Self {
            size: width + 2 * QUIET_ZONE,
            path,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_is_a_path_of_dark_squares_within_its_size() {
        let picture = Picture::of("otpauth://totp/AXTORM%20Desk:ann?secret=GEZDGNBV").unwrap();
        assert!(picture.path.starts_with("M4 4h7v1h-7z"), "{}", picture.path);
        assert!(
            picture
                .path
                .bytes()
                .all(|byte| b"Mhvz- 0123456789".contains(&byte))
        );
        assert!(picture.size > 29);
    }
}
