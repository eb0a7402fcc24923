// Made by `npm run media`; do not edit.

import type { Clip, ClipName, Download, DownloadName, Picture, PictureName } from './types';

export const pictures: Readonly<Record<PictureName, Picture>> = {
  "aboutArt": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/aboutArt-480.089505e1.avif 480w, /media/aboutArt-720.089505e1.avif 720w, /media/aboutArt-960.089505e1.avif 960w, /media/aboutArt-1440.089505e1.avif 1440w, /media/aboutArt-1920.089505e1.avif 1920w",
    "webp": "/media/aboutArt-480.089505e1.webp 480w, /media/aboutArt-720.089505e1.webp 720w, /media/aboutArt-960.089505e1.webp 960w",
    "src": "/media/aboutArt-720.089505e1.webp"
  },
  "catchphraseEn": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseEn-480.0014f37e.avif 480w, /media/catchphraseEn-960.0014f37e.avif 960w, /media/catchphraseEn-1600.0014f37e.avif 1600w",
    "webp": "/media/catchphraseEn-480.0014f37e.webp 480w, /media/catchphraseEn-960.0014f37e.webp 960w",
    "src": "/media/catchphraseEn-960.0014f37e.webp"
  },
  "catchphraseJp": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseJp-480.8db2b5df.avif 480w, /media/catchphraseJp-960.8db2b5df.avif 960w, /media/catchphraseJp-1600.8db2b5df.avif 1600w",
    "webp": "/media/catchphraseJp-480.8db2b5df.webp 480w, /media/catchphraseJp-960.8db2b5df.webp 960w",
    "src": "/media/catchphraseJp-960.8db2b5df.webp"
  },
  "catchphraseKr": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseKr-480.772428b0.avif 480w, /media/catchphraseKr-960.772428b0.avif 960w, /media/catchphraseKr-1600.772428b0.avif 1600w",
    "webp": "/media/catchphraseKr-480.772428b0.webp 480w, /media/catchphraseKr-960.772428b0.webp 960w",
    "src": "/media/catchphraseKr-960.772428b0.webp"
  },
  "character": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/character-480.50a6fee3.avif 480w, /media/character-720.50a6fee3.avif 720w, /media/character-960.50a6fee3.avif 960w, /media/character-1440.50a6fee3.avif 1440w, /media/character-1920.50a6fee3.avif 1920w",
    "webp": "/media/character-480.50a6fee3.webp 480w, /media/character-720.50a6fee3.webp 720w, /media/character-960.50a6fee3.webp 960w",
    "src": "/media/character-720.50a6fee3.webp"
  },
  "characterGroup": {
    "width": 1920,
    "height": 960,
    "avif": "/media/characterGroup-480.f57c2553.avif 480w, /media/characterGroup-960.f57c2553.avif 960w, /media/characterGroup-1440.f57c2553.avif 1440w, /media/characterGroup-1920.f57c2553.avif 1920w",
    "webp": "/media/characterGroup-480.f57c2553.webp 480w, /media/characterGroup-960.f57c2553.webp 960w",
    "src": "/media/characterGroup-960.f57c2553.webp"
  },
  "disc01": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/disc01-320.121812d3.avif 320w, /media/disc01-640.121812d3.avif 640w, /media/disc01-1280.121812d3.avif 1280w",
    "webp": "/media/disc01-320.121812d3.webp 320w, /media/disc01-640.121812d3.webp 640w",
    "src": "/media/disc01-640.121812d3.webp"
  },
  "disc02": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/disc02-320.bb2bea02.avif 320w, /media/disc02-640.bb2bea02.avif 640w, /media/disc02-1280.bb2bea02.avif 1280w",
    "webp": "/media/disc02-320.bb2bea02.webp 320w, /media/disc02-640.bb2bea02.webp 640w",
    "src": "/media/disc02-640.bb2bea02.webp"
  },
  "earlyAccess": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/earlyAccess-480.fe019554.avif 480w, /media/earlyAccess-720.fe019554.avif 720w, /media/earlyAccess-960.fe019554.avif 960w, /media/earlyAccess-1440.fe019554.avif 1440w, /media/earlyAccess-1920.fe019554.avif 1920w",
    "webp": "/media/earlyAccess-480.fe019554.webp 480w, /media/earlyAccess-720.fe019554.webp 720w, /media/earlyAccess-960.fe019554.webp 960w",
    "src": "/media/earlyAccess-720.fe019554.webp"
  },
  "gameIcon": {
    "width": 512,
    "height": 512,
    "avif": "/media/gameIcon-256.3ebb367d.avif 256w, /media/gameIcon-512.3ebb367d.avif 512w",
    "webp": "/media/gameIcon-256.3ebb367d.webp 256w, /media/gameIcon-512.3ebb367d.webp 512w",
    "src": "/media/gameIcon-512.3ebb367d.webp"
  },
  "header01": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header01-480.428faf5c.avif 480w, /media/header01-960.428faf5c.avif 960w, /media/header01-1500.428faf5c.avif 1500w",
    "webp": "/media/header01-480.428faf5c.webp 480w, /media/header01-960.428faf5c.webp 960w",
    "src": "/media/header01-960.428faf5c.webp"
  },
  "header02": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header02-480.f769cc55.avif 480w, /media/header02-960.f769cc55.avif 960w, /media/header02-1500.f769cc55.avif 1500w",
    "webp": "/media/header02-480.f769cc55.webp 480w, /media/header02-960.f769cc55.webp 960w",
    "src": "/media/header02-960.f769cc55.webp"
  },
  "header03": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header03-480.d994c586.avif 480w, /media/header03-960.d994c586.avif 960w, /media/header03-1500.d994c586.avif 1500w",
    "webp": "/media/header03-480.d994c586.webp 480w, /media/header03-960.d994c586.webp 960w",
    "src": "/media/header03-960.d994c586.webp"
  },
  "header04": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header04-480.76f486ad.avif 480w, /media/header04-960.76f486ad.avif 960w, /media/header04-1500.76f486ad.avif 1500w",
    "webp": "/media/header04-480.76f486ad.webp 480w, /media/header04-960.76f486ad.webp 960w",
    "src": "/media/header04-960.76f486ad.webp"
  },
  "header05": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header05-480.326816dd.avif 480w, /media/header05-960.326816dd.avif 960w, /media/header05-1500.326816dd.avif 1500w",
    "webp": "/media/header05-480.326816dd.webp 480w, /media/header05-960.326816dd.webp 960w",
    "src": "/media/header05-960.326816dd.webp"
  },
  "header06": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header06-480.d833f56c.avif 480w, /media/header06-960.d833f56c.avif 960w, /media/header06-1500.d833f56c.avif 1500w",
    "webp": "/media/header06-480.d833f56c.webp 480w, /media/header06-960.d833f56c.webp 960w",
    "src": "/media/header06-960.d833f56c.webp"
  },
  "idol01": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol01-256.90aaec43.avif 256w, /media/idol01-512.90aaec43.avif 512w",
    "webp": "/media/idol01-256.90aaec43.webp 256w, /media/idol01-512.90aaec43.webp 512w",
    "src": "/media/idol01-512.90aaec43.webp"
  },
  "idol01Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol01Full-320.7e39b13f.avif 320w, /media/idol01Full-640.7e39b13f.avif 640w, /media/idol01Full-960.7e39b13f.avif 960w",
    "webp": "/media/idol01Full-320.7e39b13f.webp 320w, /media/idol01Full-640.7e39b13f.webp 640w, /media/idol01Full-960.7e39b13f.webp 960w",
    "src": "/media/idol01Full-640.7e39b13f.webp"
  },
  "idol02": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol02-256.45a92ea5.avif 256w, /media/idol02-512.45a92ea5.avif 512w",
    "webp": "/media/idol02-256.45a92ea5.webp 256w, /media/idol02-512.45a92ea5.webp 512w",
    "src": "/media/idol02-512.45a92ea5.webp"
  },
  "idol03": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol03-256.18d8b22e.avif 256w, /media/idol03-512.18d8b22e.avif 512w",
    "webp": "/media/idol03-256.18d8b22e.webp 256w, /media/idol03-512.18d8b22e.webp 512w",
    "src": "/media/idol03-512.18d8b22e.webp"
  },
  "idol04": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol04-256.08f76516.avif 256w, /media/idol04-512.08f76516.avif 512w",
    "webp": "/media/idol04-256.08f76516.webp 256w, /media/idol04-512.08f76516.webp 512w",
    "src": "/media/idol04-512.08f76516.webp"
  },
  "idol05": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol05-256.275e96d0.avif 256w, /media/idol05-512.275e96d0.avif 512w",
    "webp": "/media/idol05-256.275e96d0.webp 256w, /media/idol05-512.275e96d0.webp 512w",
    "src": "/media/idol05-512.275e96d0.webp"
  },
  "idol06": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol06-256.1942b17a.avif 256w, /media/idol06-512.1942b17a.avif 512w",
    "webp": "/media/idol06-256.1942b17a.webp 256w, /media/idol06-512.1942b17a.webp 512w",
    "src": "/media/idol06-512.1942b17a.webp"
  },
  "idol07": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol07-256.2964ee68.avif 256w, /media/idol07-512.2964ee68.avif 512w",
    "webp": "/media/idol07-256.2964ee68.webp 256w, /media/idol07-512.2964ee68.webp 512w",
    "src": "/media/idol07-512.2964ee68.webp"
  },
  "idol08": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol08-256.8a5299ed.avif 256w, /media/idol08-512.8a5299ed.avif 512w",
    "webp": "/media/idol08-256.8a5299ed.webp 256w, /media/idol08-512.8a5299ed.webp 512w",
    "src": "/media/idol08-512.8a5299ed.webp"
  },
  "jacket01": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/jacket01-320.a8cab8e0.avif 320w, /media/jacket01-640.a8cab8e0.avif 640w, /media/jacket01-1280.a8cab8e0.avif 1280w",
    "webp": "/media/jacket01-320.a8cab8e0.webp 320w, /media/jacket01-640.a8cab8e0.webp 640w",
    "src": "/media/jacket01-640.a8cab8e0.webp"
  },
  "jacket02": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/jacket02-320.90e6ffd1.avif 320w, /media/jacket02-640.90e6ffd1.avif 640w, /media/jacket02-1280.90e6ffd1.avif 1280w",
    "webp": "/media/jacket02-320.90e6ffd1.webp 320w, /media/jacket02-640.90e6ffd1.webp 640w",
    "src": "/media/jacket02-640.90e6ffd1.webp"
  },
  "kitLogoDark": {
    "width": 960,
    "height": 608,
    "avif": "/media/kitLogoDark-480.87d64a30.avif 480w, /media/kitLogoDark-960.87d64a30.avif 960w",
    "webp": "/media/kitLogoDark-480.87d64a30.webp 480w, /media/kitLogoDark-960.87d64a30.webp 960w",
    "src": "/media/kitLogoDark-960.87d64a30.webp"
  },
  "kitLogoLight": {
    "width": 960,
    "height": 608,
    "avif": "/media/kitLogoLight-480.3f5b3684.avif 480w, /media/kitLogoLight-960.3f5b3684.avif 960w",
    "webp": "/media/kitLogoLight-480.3f5b3684.webp 480w, /media/kitLogoLight-960.3f5b3684.webp 960w",
    "src": "/media/kitLogoLight-960.3f5b3684.webp"
  },
  "lanesHard": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/lanesHard-480.4caaddd3.avif 480w, /media/lanesHard-720.4caaddd3.avif 720w, /media/lanesHard-960.4caaddd3.avif 960w, /media/lanesHard-1440.4caaddd3.avif 1440w, /media/lanesHard-1920.4caaddd3.avif 1920w",
    "webp": "/media/lanesHard-480.4caaddd3.webp 480w, /media/lanesHard-720.4caaddd3.webp 720w, /media/lanesHard-960.4caaddd3.webp 960w",
    "src": "/media/lanesHard-720.4caaddd3.webp"
  },
  "lanesLight": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/lanesLight-480.aec22834.avif 480w, /media/lanesLight-720.aec22834.avif 720w, /media/lanesLight-960.aec22834.avif 960w, /media/lanesLight-1440.aec22834.avif 1440w, /media/lanesLight-1920.aec22834.avif 1920w",
    "webp": "/media/lanesLight-480.aec22834.webp 480w, /media/lanesLight-720.aec22834.webp 720w, /media/lanesLight-960.aec22834.webp 960w",
    "src": "/media/lanesLight-720.aec22834.webp"
  },
  "logoCompanyDark": {
    "width": 960,
    "height": 203,
    "avif": "/media/logoCompanyDark-480.b6890a40.avif 480w, /media/logoCompanyDark-960.b6890a40.avif 960w",
    "webp": "/media/logoCompanyDark-480.b6890a40.webp 480w, /media/logoCompanyDark-960.b6890a40.webp 960w",
    "src": "/media/logoCompanyDark-960.b6890a40.webp"
  },
  "logoCompanyLight": {
    "width": 960,
    "height": 203,
    "avif": "/media/logoCompanyLight-480.1bf7dad1.avif 480w, /media/logoCompanyLight-960.1bf7dad1.avif 960w",
    "webp": "/media/logoCompanyLight-480.1bf7dad1.webp 480w, /media/logoCompanyLight-960.1bf7dad1.webp 960w",
    "src": "/media/logoCompanyLight-960.1bf7dad1.webp"
  },
  "logoGame": {
    "width": 1280,
    "height": 810,
    "avif": "/media/logoGame-320.548eb02c.avif 320w, /media/logoGame-640.548eb02c.avif 640w, /media/logoGame-1280.548eb02c.avif 1280w",
    "webp": "/media/logoGame-320.548eb02c.webp 320w, /media/logoGame-640.548eb02c.webp 640w",
    "src": "/media/logoGame-640.548eb02c.webp"
  },
  "loopArt": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/loopArt-320.acf2e58b.avif 320w, /media/loopArt-640.acf2e58b.avif 640w, /media/loopArt-1600.acf2e58b.avif 1600w",
    "webp": "/media/loopArt-320.acf2e58b.webp 320w, /media/loopArt-640.acf2e58b.webp 640w",
    "src": "/media/loopArt-640.acf2e58b.webp"
  },
  "mainVisual": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/mainVisual-480.edf7fa75.avif 480w, /media/mainVisual-960.edf7fa75.avif 960w, /media/mainVisual-1440.edf7fa75.avif 1440w, /media/mainVisual-1920.edf7fa75.avif 1920w, /media/mainVisual-2560.edf7fa75.avif 2560w",
    "webp": "/media/mainVisual-480.edf7fa75.webp 480w, /media/mainVisual-960.edf7fa75.webp 960w",
    "src": "/media/mainVisual-960.edf7fa75.webp"
  },
  "mark01": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark01-256.4afa5954.avif 256w, /media/mark01-512.4afa5954.avif 512w",
    "webp": "/media/mark01-256.4afa5954.webp 256w, /media/mark01-512.4afa5954.webp 512w",
    "src": "/media/mark01-512.4afa5954.webp"
  },
  "mark02": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark02-256.a607862f.avif 256w, /media/mark02-512.a607862f.avif 512w",
    "webp": "/media/mark02-256.a607862f.webp 256w, /media/mark02-512.a607862f.webp 512w",
    "src": "/media/mark02-512.a607862f.webp"
  },
  "mark03": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark03-256.e3163565.avif 256w, /media/mark03-512.e3163565.avif 512w",
    "webp": "/media/mark03-256.e3163565.webp 256w, /media/mark03-512.e3163565.webp 512w",
    "src": "/media/mark03-512.e3163565.webp"
  },
  "mark04": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark04-256.be809730.avif 256w, /media/mark04-512.be809730.avif 512w",
    "webp": "/media/mark04-256.be809730.webp 256w, /media/mark04-512.be809730.webp 512w",
    "src": "/media/mark04-512.be809730.webp"
  },
  "mashup": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/mashup-480.3998e107.avif 480w, /media/mashup-960.3998e107.avif 960w, /media/mashup-1440.3998e107.avif 1440w, /media/mashup-1920.3998e107.avif 1920w, /media/mashup-2560.3998e107.avif 2560w",
    "webp": "/media/mashup-480.3998e107.webp 480w, /media/mashup-960.3998e107.webp 960w",
    "src": "/media/mashup-960.3998e107.webp"
  },
  "song01": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song01-320.449d595c.avif 320w, /media/song01-640.449d595c.avif 640w, /media/song01-1600.449d595c.avif 1600w",
    "webp": "/media/song01-320.449d595c.webp 320w, /media/song01-640.449d595c.webp 640w",
    "src": "/media/song01-640.449d595c.webp"
  },
  "song02": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song02-320.6ca9d108.avif 320w, /media/song02-640.6ca9d108.avif 640w, /media/song02-1600.6ca9d108.avif 1600w",
    "webp": "/media/song02-320.6ca9d108.webp 320w, /media/song02-640.6ca9d108.webp 640w",
    "src": "/media/song02-640.6ca9d108.webp"
  },
  "song03": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song03-320.c763ab22.avif 320w, /media/song03-640.c763ab22.avif 640w, /media/song03-1600.c763ab22.avif 1600w",
    "webp": "/media/song03-320.c763ab22.webp 320w, /media/song03-640.c763ab22.webp 640w",
    "src": "/media/song03-640.c763ab22.webp"
  },
  "song04": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song04-320.65162345.avif 320w, /media/song04-640.65162345.avif 640w, /media/song04-1600.65162345.avif 1600w",
    "webp": "/media/song04-320.65162345.webp 320w, /media/song04-640.65162345.webp 640w",
    "src": "/media/song04-640.65162345.webp"
  },
  "song05": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song05-320.af88142a.avif 320w, /media/song05-640.af88142a.avif 640w, /media/song05-1600.af88142a.avif 1600w",
    "webp": "/media/song05-320.af88142a.webp 320w, /media/song05-640.af88142a.webp 640w",
    "src": "/media/song05-640.af88142a.webp"
  },
  "stage": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/stage-480.2e106c4b.avif 480w, /media/stage-960.2e106c4b.avif 960w, /media/stage-1440.2e106c4b.avif 1440w, /media/stage-1920.2e106c4b.avif 1920w, /media/stage-2560.2e106c4b.avif 2560w",
    "webp": "/media/stage-480.2e106c4b.webp 480w, /media/stage-960.2e106c4b.webp 960w",
    "src": "/media/stage-960.2e106c4b.webp"
  },
  "tutorial": {
    "width": 1440,
    "height": 810,
    "avif": "/media/tutorial-480.b31fb007.avif 480w, /media/tutorial-720.b31fb007.avif 720w, /media/tutorial-960.b31fb007.avif 960w, /media/tutorial-1440.b31fb007.avif 1440w",
    "webp": "/media/tutorial-480.b31fb007.webp 480w, /media/tutorial-720.b31fb007.webp 720w, /media/tutorial-960.b31fb007.webp 960w",
    "src": "/media/tutorial-720.b31fb007.webp"
  },
  "tutorialExample": {
    "width": 1440,
    "height": 810,
    "avif": "/media/tutorialExample-480.56d4f625.avif 480w, /media/tutorialExample-960.56d4f625.avif 960w, /media/tutorialExample-1440.56d4f625.avif 1440w",
    "webp": "/media/tutorialExample-480.56d4f625.webp 480w, /media/tutorialExample-960.56d4f625.webp 960w",
    "src": "/media/tutorialExample-960.56d4f625.webp"
  }
};

export const clips: Readonly<Record<ClipName, Clip>> = {
  "freePlay01": {
    "width": 960,
    "height": 540,
    "seconds": 7.5,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay01Clip-480.03dbd704.avif 480w, /media/freePlay01Clip-960.679fb0fc.avif 960w",
      "webp": "/media/freePlay01Clip-480.d65becc9.webp 480w, /media/freePlay01Clip-960.e36bac30.webp 960w",
      "src": "/media/freePlay01Clip-960.e36bac30.webp"
    },
    "sources": [
      {
        "src": "/media/freePlay01Clip-960.36593e0a.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/freePlay01Clip-960.fee797a9.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "freePlay02": {
    "width": 960,
    "height": 540,
    "seconds": 7.5,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay02Clip-480.647da95a.avif 480w, /media/freePlay02Clip-960.48055e08.avif 960w",
      "webp": "/media/freePlay02Clip-480.efdd4808.webp 480w, /media/freePlay02Clip-960.94a696d7.webp 960w",
      "src": "/media/freePlay02Clip-960.94a696d7.webp"
    },
    "sources": [
      {
        "src": "/media/freePlay02Clip-960.0046680e.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/freePlay02Clip-960.303a5a99.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "gamesLoop": {
    "width": 1280,
    "height": 720,
    "seconds": 9.375,
    "poster": {
      "width": 1280,
      "height": 720,
      "avif": "/media/gamesLoopClip-640.cddf1dac.avif 640w, /media/gamesLoopClip-1280.d7044259.avif 1280w",
      "webp": "/media/gamesLoopClip-640.ecc36d4e.webp 640w, /media/gamesLoopClip-1280.b5f49f2f.webp 1280w",
      "src": "/media/gamesLoopClip-1280.b5f49f2f.webp",
      "upright": {
        "media": "(orientation: portrait)",
        "width": 720,
        "height": 1280,
        "avif": "/media/gamesLoopPhoneClip-360.67ef61f4.avif 360w, /media/gamesLoopPhoneClip-720.727b18b3.avif 720w",
        "webp": "/media/gamesLoopPhoneClip-360.f070fe93.webp 360w, /media/gamesLoopPhoneClip-720.99d82919.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/gamesLoopPhoneClip-720.b5c6c9e5.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\"",
        "media": "(orientation: portrait)"
      },
      {
        "src": "/media/gamesLoopPhoneClip-720.15b2ecdd.mp4",
        "type": "video/mp4",
        "media": "(orientation: portrait)"
      },
      {
        "src": "/media/gamesLoopClip-1280.c03a3d16.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/gamesLoopClip-1280.8496e73d.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "homeMusic01": {
    "width": 960,
    "height": 540,
    "seconds": 7.5,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic01Clip-480.1e0b4413.avif 480w, /media/homeMusic01Clip-960.0e25eb2e.avif 960w",
      "webp": "/media/homeMusic01Clip-480.2eb248e4.webp 480w, /media/homeMusic01Clip-960.16162c8a.webp 960w",
      "src": "/media/homeMusic01Clip-960.16162c8a.webp"
    },
    "sources": [
      {
        "src": "/media/homeMusic01Clip-960.fbd17792.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/homeMusic01Clip-960.f65198fe.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "homeMusic02": {
    "width": 960,
    "height": 540,
    "seconds": 7.5,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic02Clip-480.33c3a123.avif 480w, /media/homeMusic02Clip-960.7c971282.avif 960w",
      "webp": "/media/homeMusic02Clip-480.0d46fe0c.webp 480w, /media/homeMusic02Clip-960.1a613013.webp 960w",
      "src": "/media/homeMusic02Clip-960.1a613013.webp"
    },
    "sources": [
      {
        "src": "/media/homeMusic02Clip-960.3efc0c90.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/homeMusic02Clip-960.86939c1e.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "intro": {
    "width": 1280,
    "height": 720,
    "seconds": 6.5625,
    "poster": {
      "width": 1280,
      "height": 720,
      "avif": "/media/introClip-640.b2be2716.avif 640w, /media/introClip-1280.dd3bf3b5.avif 1280w",
      "webp": "/media/introClip-640.9eecec47.webp 640w, /media/introClip-1280.e1e6e678.webp 1280w",
      "src": "/media/introClip-1280.e1e6e678.webp",
      "upright": {
        "media": "(orientation: portrait)",
        "width": 720,
        "height": 1280,
        "avif": "/media/introPhoneClip-360.c5884c93.avif 360w, /media/introPhoneClip-720.37b68c86.avif 720w",
        "webp": "/media/introPhoneClip-360.5d17a8c9.webp 360w, /media/introPhoneClip-720.89e9ba78.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/introPhoneClip-720.bb1cf138.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\"",
        "media": "(orientation: portrait)"
      },
      {
        "src": "/media/introPhoneClip-720.0e5c1509.mp4",
        "type": "video/mp4",
        "media": "(orientation: portrait)"
      },
      {
        "src": "/media/introClip-1280.dfe77d9d.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/introClip-1280.0cc069c7.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "mashup01": {
    "width": 960,
    "height": 540,
    "seconds": 9.375,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup01Clip-480.d4726a6d.avif 480w, /media/mashup01Clip-960.9ea0940d.avif 960w",
      "webp": "/media/mashup01Clip-480.6411c9f4.webp 480w, /media/mashup01Clip-960.d5b32003.webp 960w",
      "src": "/media/mashup01Clip-960.d5b32003.webp"
    },
    "sources": [
      {
        "src": "/media/mashup01Clip-960.d404db30.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/mashup01Clip-960.9ac785a2.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "mashup02": {
    "width": 960,
    "height": 540,
    "seconds": 9.375,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup02Clip-480.1f418c7e.avif 480w, /media/mashup02Clip-960.6df0c903.avif 960w",
      "webp": "/media/mashup02Clip-480.a32ba31e.webp 480w, /media/mashup02Clip-960.04888fb9.webp 960w",
      "src": "/media/mashup02Clip-960.04888fb9.webp"
    },
    "sources": [
      {
        "src": "/media/mashup02Clip-960.9e3986b6.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/mashup02Clip-960.a7901f49.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "tutorial": {
    "width": 960,
    "height": 540,
    "seconds": 7.5,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialClip-480.816917ef.avif 480w, /media/tutorialClip-960.802ef2fd.avif 960w",
      "webp": "/media/tutorialClip-480.4477b684.webp 480w, /media/tutorialClip-960.e843f22b.webp 960w",
      "src": "/media/tutorialClip-960.e843f22b.webp"
    },
    "sources": [
      {
        "src": "/media/tutorialClip-960.87b211c6.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/tutorialClip-960.7892f63e.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "tutorialKr": {
    "width": 960,
    "height": 540,
    "seconds": 7.5,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialKrClip-480.6742d343.avif 480w, /media/tutorialKrClip-960.012fdf9d.avif 960w",
      "webp": "/media/tutorialKrClip-480.6f2f0eea.webp 480w, /media/tutorialKrClip-960.1e5e85c8.webp 960w",
      "src": "/media/tutorialKrClip-960.1e5e85c8.webp"
    },
    "sources": [
      {
        "src": "/media/tutorialKrClip-960.e13eaed7.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/tutorialKrClip-960.5bb55c2f.mp4",
        "type": "video/mp4"
      }
    ]
  }
};

export const downloads: Readonly<Partial<Record<DownloadName, Download>>> = {
  "background": {
    "href": "/kit/background.png",
    "kind": "PNG",
    "bytes": 323352,
    "width": 3840,
    "height": 2160
  },
  "character": {
    "href": "/kit/character.png",
    "kind": "PNG",
    "bytes": 317069,
    "width": 3840,
    "height": 2160
  },
  "header01Large": {
    "href": "/kit/header-players-3000.png",
    "kind": "PNG",
    "bytes": 271489,
    "width": 3000,
    "height": 1000
  },
  "header01Small": {
    "href": "/kit/header-players-1500.png",
    "kind": "PNG",
    "bytes": 124137,
    "width": 1500,
    "height": 500
  },
  "header02Large": {
    "href": "/kit/header-collision-3000.png",
    "kind": "PNG",
    "bytes": 243601,
    "width": 3000,
    "height": 1000
  },
  "header02Small": {
    "href": "/kit/header-collision-1500.png",
    "kind": "PNG",
    "bytes": 90962,
    "width": 1500,
    "height": 500
  },
  "header03Large": {
    "href": "/kit/header-light-mix-3000.png",
    "kind": "PNG",
    "bytes": 215920,
    "width": 3000,
    "height": 1000
  },
  "header03Small": {
    "href": "/kit/header-light-mix-1500.png",
    "kind": "PNG",
    "bytes": 91850,
    "width": 1500,
    "height": 500
  },
  "header04Large": {
    "href": "/kit/header-hard-mix-3000.png",
    "kind": "PNG",
    "bytes": 187190,
    "width": 3000,
    "height": 1000
  },
  "header04Small": {
    "href": "/kit/header-hard-mix-1500.png",
    "kind": "PNG",
    "bytes": 77822,
    "width": 1500,
    "height": 500
  },
  "header05Large": {
    "href": "/kit/header-stage-3000.png",
    "kind": "PNG",
    "bytes": 200115,
    "width": 3000,
    "height": 1000
  },
  "header05Small": {
    "href": "/kit/header-stage-1500.png",
    "kind": "PNG",
    "bytes": 98089,
    "width": 1500,
    "height": 500
  },
  "header06Large": {
    "href": "/kit/header-axia-hexa-3000.png",
    "kind": "PNG",
    "bytes": 222794,
    "width": 3000,
    "height": 1000
  },
  "header06Small": {
    "href": "/kit/header-axia-hexa-1500.png",
    "kind": "PNG",
    "bytes": 88313,
    "width": 1500,
    "height": 500
  },
  "icon01": {
    "href": "/kit/icon-axia.png",
    "kind": "PNG",
    "bytes": 75277,
    "width": 1024,
    "height": 1024
  },
  "icon02": {
    "href": "/kit/icon-raiju.png",
    "kind": "PNG",
    "bytes": 80436,
    "width": 1024,
    "height": 1024
  },
  "icon03": {
    "href": "/kit/icon-momo-909.png",
    "kind": "PNG",
    "bytes": 64340,
    "width": 1024,
    "height": 1024
  },
  "icon04": {
    "href": "/kit/icon-kiriko.png",
    "kind": "PNG",
    "bytes": 48017,
    "width": 1024,
    "height": 1024
  },
  "icon05": {
    "href": "/kit/icon-nox.png",
    "kind": "PNG",
    "bytes": 56538,
    "width": 1024,
    "height": 1024
  },
  "icon06": {
    "href": "/kit/icon-sola.png",
    "kind": "PNG",
    "bytes": 70579,
    "width": 1024,
    "height": 1024
  },
  "icon07": {
    "href": "/kit/icon-bit.png",
    "kind": "PNG",
    "bytes": 46461,
    "width": 1024,
    "height": 1024
  },
  "icon08": {
    "href": "/kit/icon-hexa.png",
    "kind": "PNG",
    "bytes": 58075,
    "width": 1024,
    "height": 1024
  },
  "iconMark01": {
    "href": "/kit/icon-axtorm.png",
    "kind": "PNG",
    "bytes": 12658,
    "width": 1024,
    "height": 1024
  },
  "iconMark02": {
    "href": "/kit/icon-mash-vp.png",
    "kind": "PNG",
    "bytes": 21700,
    "width": 1024,
    "height": 1024
  },
  "iconMark03": {
    "href": "/kit/icon-collision.png",
    "kind": "PNG",
    "bytes": 41288,
    "width": 1024,
    "height": 1024
  },
  "iconMark04": {
    "href": "/kit/icon-disc.png",
    "kind": "PNG",
    "bytes": 24175,
    "width": 1024,
    "height": 1024
  },
  "logoDark": {
    "href": "/kit/logo-dark.png",
    "kind": "PNG",
    "bytes": 37830,
    "width": 2000,
    "height": 1266
  },
  "logoDarkSvg": {
    "href": "/kit/logo-dark.svg",
    "kind": "SVG",
    "bytes": 19396
  },
  "logoLight": {
    "href": "/kit/logo-light.png",
    "kind": "PNG",
    "bytes": 35427,
    "width": 2000,
    "height": 1266
  },
  "logoLightSvg": {
    "href": "/kit/logo-light.svg",
    "kind": "SVG",
    "bytes": 19396
  },
  "loopMp3": {
    "href": "/kit/standby-signal-mp3.zip",
    "kind": "MP3",
    "bytes": 2448515
  },
  "loopWav": {
    "href": "/kit/standby-signal-wav.zip",
    "kind": "WAV",
    "bytes": 17322778
  },
  "mainVisual": {
    "href": "/kit/main-visual.png",
    "kind": "PNG",
    "bytes": 739887,
    "width": 3840,
    "height": 2160
  },
  "song01Mp3": {
    "href": "/kit/seventeen-degrees-mp3.zip",
    "kind": "MP3",
    "bytes": 4447201
  },
  "song01Wav": {
    "href": "/kit/seventeen-degrees-wav.zip",
    "kind": "WAV",
    "bytes": 31695509
  },
  "song02Mp3": {
    "href": "/kit/glass-parade-mp3.zip",
    "kind": "MP3",
    "bytes": 4411705
  },
  "song02Wav": {
    "href": "/kit/glass-parade-wav.zip",
    "kind": "WAV",
    "bytes": 30796300
  },
  "song03Mp3": {
    "href": "/kit/redline-halo-mp3.zip",
    "kind": "MP3",
    "bytes": 4424346
  },
  "song03Wav": {
    "href": "/kit/redline-halo-wav.zip",
    "kind": "WAV",
    "bytes": 31411124
  },
  "song04Mp3": {
    "href": "/kit/paper-moon-arcade-mp3.zip",
    "kind": "MP3",
    "bytes": 4110195
  },
  "song04Wav": {
    "href": "/kit/paper-moon-arcade-wav.zip",
    "kind": "WAV",
    "bytes": 29311236
  },
  "song05Mp3": {
    "href": "/kit/volt-kabuki-mp3.zip",
    "kind": "MP3",
    "bytes": 4089654
  },
  "song05Wav": {
    "href": "/kit/volt-kabuki-wav.zip",
    "kind": "WAV",
    "bytes": 28887370
  }
};
