// Made by `npm run media`; do not edit.

import type {
  CutSound,
  Download,
  DownloadName,
  Picture,
  PictureName,
  SilentVideoName,
  SongName,
  Sound,
  SoundName,
  SoundVideo,
  SoundVideoName,
  StemSounds,
  Video,
  VideoCover,
} from './types';

export const pictures: Readonly<Record<PictureName, Picture>> = {
  "aboutArt": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/aboutArt-480.089505e1.avif 480w, /media/aboutArt-720.089505e1.avif 720w, /media/aboutArt-960.089505e1.avif 960w, /media/aboutArt-1440.089505e1.avif 1440w, /media/aboutArt-1920.089505e1.avif 1920w",
    "webp": "/media/aboutArt-480.089505e1.webp 480w, /media/aboutArt-720.089505e1.webp 720w, /media/aboutArt-960.089505e1.webp 960w"
  },
  "catchphraseEn": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseEn-480.0014f37e.avif 480w, /media/catchphraseEn-960.0014f37e.avif 960w, /media/catchphraseEn-1600.0014f37e.avif 1600w",
    "webp": "/media/catchphraseEn-480.0014f37e.webp 480w, /media/catchphraseEn-960.0014f37e.webp 960w"
  },
  "catchphraseJp": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseJp-480.8db2b5df.avif 480w, /media/catchphraseJp-960.8db2b5df.avif 960w, /media/catchphraseJp-1600.8db2b5df.avif 1600w",
    "webp": "/media/catchphraseJp-480.8db2b5df.webp 480w, /media/catchphraseJp-960.8db2b5df.webp 960w"
  },
  "catchphraseKr": {
    "width": 1600,
    "height": 440,
    "avif": "/media/catchphraseKr-480.772428b0.avif 480w, /media/catchphraseKr-960.772428b0.avif 960w, /media/catchphraseKr-1600.772428b0.avif 1600w",
    "webp": "/media/catchphraseKr-480.772428b0.webp 480w, /media/catchphraseKr-960.772428b0.webp 960w"
  },
  "character": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/character-480.17f0642f.avif 480w, /media/character-720.17f0642f.avif 720w, /media/character-960.17f0642f.avif 960w, /media/character-1440.17f0642f.avif 1440w, /media/character-1920.17f0642f.avif 1920w",
    "webp": "/media/character-480.17f0642f.webp 480w, /media/character-720.17f0642f.webp 720w, /media/character-960.17f0642f.webp 960w"
  },
  "characterGroup": {
    "width": 2560,
    "height": 1280,
    "avif": "/media/characterGroup-960.470649d5.avif 960w, /media/characterGroup-1440.470649d5.avif 1440w, /media/characterGroup-1920.470649d5.avif 1920w, /media/characterGroup-2560.470649d5.avif 2560w",
    "webp": "/media/characterGroup-960.470649d5.webp 960w",
    "upright": {
      "media": "(width <= 700px)",
      "width": 1080,
      "height": 1476,
      "avif": "/media/characterGroupCrop-560.8e4c7ad0.avif 560w, /media/characterGroupCrop-840.8e4c7ad0.avif 840w, /media/characterGroupCrop-1080.8e4c7ad0.avif 1080w",
      "webp": "/media/characterGroupCrop-560.8e4c7ad0.webp 560w, /media/characterGroupCrop-840.8e4c7ad0.webp 840w"
    }
  },
  "court": {
    "width": 1280,
    "height": 720,
    "avif": "/media/court-640.89306764.avif 640w, /media/court-1280.89306764.avif 1280w",
    "webp": "/media/court-640.89306764.webp 640w",
    "upright": {
      "media": "(width <= 700px)",
      "width": 640,
      "height": 758,
      "avif": "/media/courtCrop-640.a74d3c56.avif 640w",
      "webp": "/media/courtCrop-640.a74d3c56.webp 640w"
    }
  },
  "disc01": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/disc01-320.121812d3.avif 320w, /media/disc01-640.121812d3.avif 640w, /media/disc01-1280.121812d3.avif 1280w",
    "webp": "/media/disc01-320.121812d3.webp 320w, /media/disc01-640.121812d3.webp 640w"
  },
  "disc02": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/disc02-320.bb2bea02.avif 320w, /media/disc02-640.bb2bea02.avif 640w, /media/disc02-1280.bb2bea02.avif 1280w",
    "webp": "/media/disc02-320.bb2bea02.webp 320w, /media/disc02-640.bb2bea02.webp 640w"
  },
  "duel": {
    "width": 1920,
    "height": 1200,
    "avif": "/media/duel-640.034392f7.avif 640w, /media/duel-960.034392f7.avif 960w, /media/duel-1440.034392f7.avif 1440w, /media/duel-1920.034392f7.avif 1920w",
    "webp": "/media/duel-640.034392f7.webp 640w, /media/duel-960.034392f7.webp 960w"
  },
  "earlyAccess": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/earlyAccess-480.f46e1b29.avif 480w, /media/earlyAccess-720.f46e1b29.avif 720w, /media/earlyAccess-960.f46e1b29.avif 960w, /media/earlyAccess-1440.f46e1b29.avif 1440w, /media/earlyAccess-1920.f46e1b29.avif 1920w",
    "webp": "/media/earlyAccess-480.f46e1b29.webp 480w, /media/earlyAccess-720.f46e1b29.webp 720w, /media/earlyAccess-960.f46e1b29.webp 960w"
  },
  "gameIcon": {
    "width": 512,
    "height": 512,
    "avif": "/media/gameIcon-256.cc3d9b14.avif 256w, /media/gameIcon-512.cc3d9b14.avif 512w",
    "webp": "/media/gameIcon-256.cc3d9b14.webp 256w, /media/gameIcon-512.cc3d9b14.webp 512w"
  },
  "header01": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header01-480.f5d7bd28.avif 480w, /media/header01-960.f5d7bd28.avif 960w, /media/header01-1500.f5d7bd28.avif 1500w",
    "webp": "/media/header01-480.f5d7bd28.webp 480w, /media/header01-960.f5d7bd28.webp 960w"
  },
  "header02": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header02-480.f769cc55.avif 480w, /media/header02-960.f769cc55.avif 960w, /media/header02-1500.f769cc55.avif 1500w",
    "webp": "/media/header02-480.f769cc55.webp 480w, /media/header02-960.f769cc55.webp 960w"
  },
  "header03": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header03-480.a19c0489.avif 480w, /media/header03-960.a19c0489.avif 960w, /media/header03-1500.a19c0489.avif 1500w",
    "webp": "/media/header03-480.a19c0489.webp 480w, /media/header03-960.a19c0489.webp 960w"
  },
  "header04": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header04-480.e45bd393.avif 480w, /media/header04-960.e45bd393.avif 960w, /media/header04-1500.e45bd393.avif 1500w",
    "webp": "/media/header04-480.e45bd393.webp 480w, /media/header04-960.e45bd393.webp 960w"
  },
  "header05": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header05-480.326816dd.avif 480w, /media/header05-960.326816dd.avif 960w, /media/header05-1500.326816dd.avif 1500w",
    "webp": "/media/header05-480.326816dd.webp 480w, /media/header05-960.326816dd.webp 960w"
  },
  "header06": {
    "width": 1500,
    "height": 500,
    "avif": "/media/header06-480.555f62c8.avif 480w, /media/header06-960.555f62c8.avif 960w, /media/header06-1500.555f62c8.avif 1500w",
    "webp": "/media/header06-480.555f62c8.webp 480w, /media/header06-960.555f62c8.webp 960w"
  },
  "idol01": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol01-256.c71cb4b3.avif 256w, /media/idol01-512.c71cb4b3.avif 512w",
    "webp": "/media/idol01-256.c71cb4b3.webp 256w, /media/idol01-512.c71cb4b3.webp 512w"
  },
  "idol01Full": {
    "width": 960,
    "height": 1600,
    "avif": "/media/idol01Full-320.82d5080b.avif 320w, /media/idol01Full-640.82d5080b.avif 640w, /media/idol01Full-960.82d5080b.avif 960w",
    "webp": "/media/idol01Full-320.82d5080b.webp 320w, /media/idol01Full-640.82d5080b.webp 640w, /media/idol01Full-960.82d5080b.webp 960w"
  },
  "idol02": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol02-256.5f8acaba.avif 256w, /media/idol02-512.5f8acaba.avif 512w",
    "webp": "/media/idol02-256.5f8acaba.webp 256w, /media/idol02-512.5f8acaba.webp 512w"
  },
  "idol02Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol02Full-640.86cf1ed4.avif 640w",
    "webp": "/media/idol02Full-640.86cf1ed4.webp 640w"
  },
  "idol03": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol03-256.60a9d2b4.avif 256w, /media/idol03-512.60a9d2b4.avif 512w",
    "webp": "/media/idol03-256.60a9d2b4.webp 256w, /media/idol03-512.60a9d2b4.webp 512w"
  },
  "idol03Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol03Full-640.abf8c97f.avif 640w",
    "webp": "/media/idol03Full-640.abf8c97f.webp 640w"
  },
  "idol04": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol04-256.ac61a98b.avif 256w, /media/idol04-512.ac61a98b.avif 512w",
    "webp": "/media/idol04-256.ac61a98b.webp 256w, /media/idol04-512.ac61a98b.webp 512w"
  },
  "idol04Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol04Full-640.518388ba.avif 640w",
    "webp": "/media/idol04Full-640.518388ba.webp 640w"
  },
  "idol05": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol05-256.8a2ffd4b.avif 256w, /media/idol05-512.8a2ffd4b.avif 512w",
    "webp": "/media/idol05-256.8a2ffd4b.webp 256w, /media/idol05-512.8a2ffd4b.webp 512w"
  },
  "idol05Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol05Full-640.0321d893.avif 640w",
    "webp": "/media/idol05Full-640.0321d893.webp 640w"
  },
  "idol06": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol06-256.8c6fb186.avif 256w, /media/idol06-512.8c6fb186.avif 512w",
    "webp": "/media/idol06-256.8c6fb186.webp 256w, /media/idol06-512.8c6fb186.webp 512w"
  },
  "idol06Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol06Full-640.1a852a15.avif 640w",
    "webp": "/media/idol06Full-640.1a852a15.webp 640w"
  },
  "idol07": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol07-256.cfb6f5c1.avif 256w, /media/idol07-512.cfb6f5c1.avif 512w",
    "webp": "/media/idol07-256.cfb6f5c1.webp 256w, /media/idol07-512.cfb6f5c1.webp 512w"
  },
  "idol07Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol07Full-640.e92e3d3b.avif 640w",
    "webp": "/media/idol07Full-640.e92e3d3b.webp 640w"
  },
  "idol08": {
    "width": 512,
    "height": 512,
    "avif": "/media/idol08-256.37308bd4.avif 256w, /media/idol08-512.37308bd4.avif 512w",
    "webp": "/media/idol08-256.37308bd4.webp 256w, /media/idol08-512.37308bd4.webp 512w"
  },
  "idol08Full": {
    "width": 640,
    "height": 1067,
    "avif": "/media/idol08Full-640.2bd1d077.avif 640w",
    "webp": "/media/idol08Full-640.2bd1d077.webp 640w"
  },
  "jacket01": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/jacket01-320.149a6888.avif 320w, /media/jacket01-640.149a6888.avif 640w, /media/jacket01-1280.149a6888.avif 1280w",
    "webp": "/media/jacket01-320.149a6888.webp 320w, /media/jacket01-640.149a6888.webp 640w"
  },
  "jacket02": {
    "width": 1280,
    "height": 1280,
    "avif": "/media/jacket02-320.87c769d6.avif 320w, /media/jacket02-640.87c769d6.avif 640w, /media/jacket02-1280.87c769d6.avif 1280w",
    "webp": "/media/jacket02-320.87c769d6.webp 320w, /media/jacket02-640.87c769d6.webp 640w"
  },
  "kitLogoDark": {
    "width": 960,
    "height": 608,
    "avif": "/media/kitLogoDark-480.87d64a30.avif 480w, /media/kitLogoDark-960.87d64a30.avif 960w",
    "webp": "/media/kitLogoDark-480.87d64a30.webp 480w, /media/kitLogoDark-960.87d64a30.webp 960w"
  },
  "kitLogoLight": {
    "width": 960,
    "height": 608,
    "avif": "/media/kitLogoLight-480.3f5b3684.avif 480w, /media/kitLogoLight-960.3f5b3684.avif 960w",
    "webp": "/media/kitLogoLight-480.3f5b3684.webp 480w, /media/kitLogoLight-960.3f5b3684.webp 960w"
  },
  "lanesHard": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/lanesHard-480.5dd491c8.avif 480w, /media/lanesHard-720.5dd491c8.avif 720w, /media/lanesHard-960.5dd491c8.avif 960w, /media/lanesHard-1440.5dd491c8.avif 1440w, /media/lanesHard-1920.5dd491c8.avif 1920w",
    "webp": "/media/lanesHard-480.5dd491c8.webp 480w, /media/lanesHard-720.5dd491c8.webp 720w, /media/lanesHard-960.5dd491c8.webp 960w"
  },
  "lanesLight": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/lanesLight-480.fd2efd2a.avif 480w, /media/lanesLight-720.fd2efd2a.avif 720w, /media/lanesLight-960.fd2efd2a.avif 960w, /media/lanesLight-1440.fd2efd2a.avif 1440w, /media/lanesLight-1920.fd2efd2a.avif 1920w",
    "webp": "/media/lanesLight-480.fd2efd2a.webp 480w, /media/lanesLight-720.fd2efd2a.webp 720w, /media/lanesLight-960.fd2efd2a.webp 960w"
  },
  "logoCompanyDark": {
    "width": 960,
    "height": 203,
    "avif": "/media/logoCompanyDark-480.b6890a40.avif 480w, /media/logoCompanyDark-960.b6890a40.avif 960w",
    "webp": "/media/logoCompanyDark-480.b6890a40.webp 480w, /media/logoCompanyDark-960.b6890a40.webp 960w"
  },
  "logoCompanyLight": {
    "width": 960,
    "height": 203,
    "avif": "/media/logoCompanyLight-480.1bf7dad1.avif 480w, /media/logoCompanyLight-960.1bf7dad1.avif 960w",
    "webp": "/media/logoCompanyLight-480.1bf7dad1.webp 480w, /media/logoCompanyLight-960.1bf7dad1.webp 960w"
  },
  "logoGame": {
    "width": 1280,
    "height": 810,
    "avif": "/media/logoGame-320.548eb02c.avif 320w, /media/logoGame-640.548eb02c.avif 640w, /media/logoGame-1280.548eb02c.avif 1280w",
    "webp": "/media/logoGame-320.548eb02c.webp 320w, /media/logoGame-640.548eb02c.webp 640w"
  },
  "loopArt": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/loopArt-320.acf2e58b.avif 320w, /media/loopArt-640.acf2e58b.avif 640w, /media/loopArt-1600.acf2e58b.avif 1600w",
    "webp": "/media/loopArt-320.acf2e58b.webp 320w, /media/loopArt-640.acf2e58b.webp 640w"
  },
  "mainVisual": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/mainVisual-480.4b56a561.avif 480w, /media/mainVisual-960.4b56a561.avif 960w, /media/mainVisual-1440.4b56a561.avif 1440w, /media/mainVisual-1920.4b56a561.avif 1920w, /media/mainVisual-2560.4b56a561.avif 2560w",
    "webp": "/media/mainVisual-480.4b56a561.webp 480w, /media/mainVisual-960.4b56a561.webp 960w"
  },
  "mark01": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark01-256.4afa5954.avif 256w, /media/mark01-512.4afa5954.avif 512w",
    "webp": "/media/mark01-256.4afa5954.webp 256w, /media/mark01-512.4afa5954.webp 512w"
  },
  "mark02": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark02-256.a607862f.avif 256w, /media/mark02-512.a607862f.avif 512w",
    "webp": "/media/mark02-256.a607862f.webp 256w, /media/mark02-512.a607862f.webp 512w"
  },
  "mark03": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark03-256.e3163565.avif 256w, /media/mark03-512.e3163565.avif 512w",
    "webp": "/media/mark03-256.e3163565.webp 256w, /media/mark03-512.e3163565.webp 512w"
  },
  "mark04": {
    "width": 512,
    "height": 512,
    "avif": "/media/mark04-256.be809730.avif 256w, /media/mark04-512.be809730.avif 512w",
    "webp": "/media/mark04-256.be809730.webp 256w, /media/mark04-512.be809730.webp 512w"
  },
  "mashup": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/mashup-480.3998e107.avif 480w, /media/mashup-960.3998e107.avif 960w, /media/mashup-1440.3998e107.avif 1440w, /media/mashup-1920.3998e107.avif 1920w, /media/mashup-2560.3998e107.avif 2560w",
    "webp": "/media/mashup-480.3998e107.webp 480w, /media/mashup-960.3998e107.webp 960w"
  },
  "song01": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song01-320.449d595c.avif 320w, /media/song01-640.449d595c.avif 640w, /media/song01-1600.449d595c.avif 1600w",
    "webp": "/media/song01-320.449d595c.webp 320w, /media/song01-640.449d595c.webp 640w"
  },
  "song02": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song02-320.6ca9d108.avif 320w, /media/song02-640.6ca9d108.avif 640w, /media/song02-1600.6ca9d108.avif 1600w",
    "webp": "/media/song02-320.6ca9d108.webp 320w, /media/song02-640.6ca9d108.webp 640w"
  },
  "song03": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song03-320.c763ab22.avif 320w, /media/song03-640.c763ab22.avif 640w, /media/song03-1600.c763ab22.avif 1600w",
    "webp": "/media/song03-320.c763ab22.webp 320w, /media/song03-640.c763ab22.webp 640w"
  },
  "song04": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song04-320.65162345.avif 320w, /media/song04-640.65162345.avif 640w, /media/song04-1600.65162345.avif 1600w",
    "webp": "/media/song04-320.65162345.webp 320w, /media/song04-640.65162345.webp 640w"
  },
  "song05": {
    "width": 1600,
    "height": 1600,
    "avif": "/media/song05-320.af88142a.avif 320w, /media/song05-640.af88142a.avif 640w, /media/song05-1600.af88142a.avif 1600w",
    "webp": "/media/song05-320.af88142a.webp 320w, /media/song05-640.af88142a.webp 640w"
  },
  "stage": {
    "width": 2560,
    "height": 1440,
    "avif": "/media/stage-480.2e106c4b.avif 480w, /media/stage-960.2e106c4b.avif 960w, /media/stage-1440.2e106c4b.avif 1440w, /media/stage-1920.2e106c4b.avif 1920w, /media/stage-2560.2e106c4b.avif 2560w",
    "webp": "/media/stage-480.2e106c4b.webp 480w, /media/stage-960.2e106c4b.webp 960w"
  },
  "studio": {
    "width": 1280,
    "height": 720,
    "avif": "/media/studio-640.d0883948.avif 640w, /media/studio-1280.d0883948.avif 1280w",
    "webp": "/media/studio-640.d0883948.webp 640w",
    "upright": {
      "media": "(width <= 700px)",
      "width": 640,
      "height": 800,
      "avif": "/media/studioCrop-640.6bf6002a.avif 640w",
      "webp": "/media/studioCrop-640.6bf6002a.webp 640w"
    }
  },
  "tutorial": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/tutorial-480.2ae4fd11.avif 480w, /media/tutorial-720.2ae4fd11.avif 720w, /media/tutorial-960.2ae4fd11.avif 960w, /media/tutorial-1440.2ae4fd11.avif 1440w",
    "webp": "/media/tutorial-480.2ae4fd11.webp 480w, /media/tutorial-720.2ae4fd11.webp 720w, /media/tutorial-960.2ae4fd11.webp 960w"
  },
  "tutorialExample": {
    "width": 1920,
    "height": 1080,
    "avif": "/media/tutorialExample-480.5d617294.avif 480w, /media/tutorialExample-960.5d617294.avif 960w, /media/tutorialExample-1440.5d617294.avif 1440w",
    "webp": "/media/tutorialExample-480.5d617294.webp 480w, /media/tutorialExample-960.5d617294.webp 960w"
  }
};

export const videos: Readonly<Record<SilentVideoName, Video> & Record<SoundVideoName, VideoCover>> = {
  "freePlay01": {
    "name": "freePlay01",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay01Clip-480.7452859f.avif 480w, /media/freePlay01Clip-960.38153319.avif 960w",
      "webp": "/media/freePlay01Clip-480.f27bf6dd.webp 480w, /media/freePlay01Clip-960.eb6e1c02.webp 960w",
      "src": "/media/freePlay01Clip-960.eb6e1c02.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/freePlay01PhoneClip-360.eaed2278.avif 360w, /media/freePlay01PhoneClip-720.7b936679.avif 720w",
        "webp": "/media/freePlay01PhoneClip-360.758d9d52.webp 360w, /media/freePlay01PhoneClip-720.f5ae9b83.webp 720w"
      }
    },
    "src": "/media/freePlay01Clip-1280.a6b781ca.mp4"
  },
  "freePlay02": {
    "name": "freePlay02",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay02Clip-480.d86771eb.avif 480w, /media/freePlay02Clip-960.0b077101.avif 960w",
      "webp": "/media/freePlay02Clip-480.04144a25.webp 480w, /media/freePlay02Clip-960.f6cc9f44.webp 960w",
      "src": "/media/freePlay02Clip-960.f6cc9f44.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/freePlay02PhoneClip-360.66ec7640.avif 360w, /media/freePlay02PhoneClip-720.f0b53463.avif 720w",
        "webp": "/media/freePlay02PhoneClip-360.d0557e92.webp 360w, /media/freePlay02PhoneClip-720.1b33c7da.webp 720w"
      }
    },
    "src": "/media/freePlay02Clip-1280.7fd28e7e.mp4"
  },
  "gamesLoop": {
    "width": 1280,
    "height": 720,
    "seconds": 9.375,
    "poster": {
      "width": 1280,
      "height": 720,
      "avif": "/media/gamesLoopClip-640.9b68ee20.avif 640w, /media/gamesLoopClip-1280.ed6af460.avif 1280w",
      "webp": "/media/gamesLoopClip-640.7c79c25c.webp 640w, /media/gamesLoopClip-1280.3c5948f5.webp 1280w",
      "src": "/media/gamesLoopClip-1280.3c5948f5.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/gamesLoopPhoneClip-360.963c14f0.avif 360w, /media/gamesLoopPhoneClip-720.9632b218.avif 720w",
        "webp": "/media/gamesLoopPhoneClip-360.f0024ac0.webp 360w, /media/gamesLoopPhoneClip-720.8f7178f7.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/gamesLoopPhoneClip-720.a8a4192a.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\"",
        "media": "(orientation: portrait) and (max-width: 700px)"
      },
      {
        "src": "/media/gamesLoopPhoneClip-720.d5f71e18.mp4",
        "type": "video/mp4",
        "media": "(orientation: portrait) and (max-width: 700px)"
      },
      {
        "src": "/media/gamesLoopClip-1280.4149cf96.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/gamesLoopClip-1280.235822ad.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "homeMusic01": {
    "name": "homeMusic01",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic01Clip-480.a80d02ac.avif 480w, /media/homeMusic01Clip-960.c97b3409.avif 960w",
      "webp": "/media/homeMusic01Clip-480.945ca1e4.webp 480w, /media/homeMusic01Clip-960.26482bcb.webp 960w",
      "src": "/media/homeMusic01Clip-960.26482bcb.webp"
    },
    "src": "/media/homeMusic01Clip-1280.c5c2f344.mp4"
  },
  "homeMusic02": {
    "name": "homeMusic02",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic02Clip-480.64ead015.avif 480w, /media/homeMusic02Clip-960.f0d7bb4e.avif 960w",
      "webp": "/media/homeMusic02Clip-480.26fe6ca9.webp 480w, /media/homeMusic02Clip-960.6c920d89.webp 960w",
      "src": "/media/homeMusic02Clip-960.6c920d89.webp"
    },
    "src": "/media/homeMusic02Clip-1280.7d5b5500.mp4"
  },
  "intro": {
    "width": 1280,
    "height": 720,
    "seconds": 6.094,
    "poster": {
      "width": 1280,
      "height": 720,
      "avif": "/media/introClip-640.955ebb7e.avif 640w, /media/introClip-1280.911c7b2e.avif 1280w",
      "webp": "/media/introClip-640.33d9cf7e.webp 640w, /media/introClip-1280.a010e1cf.webp 1280w",
      "src": "/media/introClip-1280.a010e1cf.webp",
      "upright": {
        "media": "(orientation: portrait)",
        "width": 720,
        "height": 1280,
        "avif": "/media/introPhoneClip-360.42b08380.avif 360w, /media/introPhoneClip-720.7d3fd0c2.avif 720w",
        "webp": "/media/introPhoneClip-360.2322df84.webp 360w, /media/introPhoneClip-720.da239476.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/introPhoneClip-720.5da69a0a.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\"",
        "media": "(orientation: portrait)"
      },
      {
        "src": "/media/introPhoneClip-720.ccc50256.mp4",
        "type": "video/mp4",
        "media": "(orientation: portrait)"
      },
      {
        "src": "/media/introClip-1280.c92cc708.webm",
        "type": "video/webm; codecs=\"av01.0.05M.08\""
      },
      {
        "src": "/media/introClip-1280.f7b0c3cd.mp4",
        "type": "video/mp4"
      }
    ]
  },
  "mashup01": {
    "name": "mashup01",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup01Clip-480.686c053d.avif 480w, /media/mashup01Clip-960.b45c3e78.avif 960w",
      "webp": "/media/mashup01Clip-480.6f84fce2.webp 480w, /media/mashup01Clip-960.cd0ca559.webp 960w",
      "src": "/media/mashup01Clip-960.cd0ca559.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/mashup01PhoneClip-360.9e03b124.avif 360w, /media/mashup01PhoneClip-720.a6c5a90b.avif 720w",
        "webp": "/media/mashup01PhoneClip-360.3ca4025c.webp 360w, /media/mashup01PhoneClip-720.7d99d1dc.webp 720w"
      }
    },
    "src": "/media/mashup01Clip-1280.9b58a4a8.mp4"
  },
  "mashup02": {
    "name": "mashup02",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup02Clip-480.5790b06e.avif 480w, /media/mashup02Clip-960.06bf3be5.avif 960w",
      "webp": "/media/mashup02Clip-480.115c510b.webp 480w, /media/mashup02Clip-960.ad23200e.webp 960w",
      "src": "/media/mashup02Clip-960.ad23200e.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/mashup02PhoneClip-360.99042b10.avif 360w, /media/mashup02PhoneClip-720.3030c272.avif 720w",
        "webp": "/media/mashup02PhoneClip-360.aefb39a0.webp 360w, /media/mashup02PhoneClip-720.53da1152.webp 720w"
      }
    },
    "src": "/media/mashup02Clip-1280.70b9e376.mp4"
  },
  "tutorial": {
    "name": "tutorial",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialClip-480.4d3f41a2.avif 480w, /media/tutorialClip-960.ad4add77.avif 960w",
      "webp": "/media/tutorialClip-480.e9b705a1.webp 480w, /media/tutorialClip-960.25f16483.webp 960w",
      "src": "/media/tutorialClip-960.25f16483.webp"
    },
    "src": "/media/tutorialClip-1280.8bc8c640.mp4"
  },
  "tutorialKr": {
    "name": "tutorialKr",
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialKrClip-480.d58367dc.avif 480w, /media/tutorialKrClip-960.23e2d11e.avif 960w",
      "webp": "/media/tutorialKrClip-480.31ceb9d4.webp 480w, /media/tutorialKrClip-960.553b1af1.webp 960w",
      "src": "/media/tutorialKrClip-960.553b1af1.webp"
    },
    "src": "/media/tutorialKrClip-1280.72b7d3bd.mp4"
  }
};

export const soundVideos: Readonly<Record<SoundVideoName, SoundVideo>> = {
  "freePlay01": {
    "width": 1280,
    "height": 720,
    "seconds": 20.8,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay01Clip-480.7452859f.avif 480w, /media/freePlay01Clip-960.38153319.avif 960w",
      "webp": "/media/freePlay01Clip-480.f27bf6dd.webp 480w, /media/freePlay01Clip-960.eb6e1c02.webp 960w",
      "src": "/media/freePlay01Clip-960.eb6e1c02.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/freePlay01PhoneClip-360.eaed2278.avif 360w, /media/freePlay01PhoneClip-720.7b936679.avif 720w",
        "webp": "/media/freePlay01PhoneClip-360.758d9d52.webp 360w, /media/freePlay01PhoneClip-720.f5ae9b83.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/freePlay01PhoneClip-720.28fc1c20.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\"",
        "media": "(orientation: portrait) and (max-width: 700px)"
      },
      {
        "src": "/media/freePlay01Clip-1920.bbc1c776.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/freePlay01Clip-1280.f667650a.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/freePlay01Clip-1280.a6b781ca.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/freePlay01Captions-en.4e66ba59.vtt",
      "jp": "/media/freePlay01Captions-jp.92c52984.vtt",
      "kr": "/media/freePlay01Captions-kr.f52ea51a.vtt"
    }
  },
  "freePlay02": {
    "width": 1280,
    "height": 720,
    "seconds": 20.69,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/freePlay02Clip-480.d86771eb.avif 480w, /media/freePlay02Clip-960.0b077101.avif 960w",
      "webp": "/media/freePlay02Clip-480.04144a25.webp 480w, /media/freePlay02Clip-960.f6cc9f44.webp 960w",
      "src": "/media/freePlay02Clip-960.f6cc9f44.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/freePlay02PhoneClip-360.66ec7640.avif 360w, /media/freePlay02PhoneClip-720.f0b53463.avif 720w",
        "webp": "/media/freePlay02PhoneClip-360.d0557e92.webp 360w, /media/freePlay02PhoneClip-720.1b33c7da.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/freePlay02PhoneClip-720.a4aa60a0.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\"",
        "media": "(orientation: portrait) and (max-width: 700px)"
      },
      {
        "src": "/media/freePlay02Clip-1920.82861399.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/freePlay02Clip-1280.3d86961d.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/freePlay02Clip-1280.7fd28e7e.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/freePlay02Captions-en.b1000a2e.vtt",
      "jp": "/media/freePlay02Captions-jp.b420f17d.vtt",
      "kr": "/media/freePlay02Captions-kr.2cbaedcb.vtt"
    }
  },
  "homeMusic01": {
    "width": 1280,
    "height": 720,
    "seconds": 23.194,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic01Clip-480.a80d02ac.avif 480w, /media/homeMusic01Clip-960.c97b3409.avif 960w",
      "webp": "/media/homeMusic01Clip-480.945ca1e4.webp 480w, /media/homeMusic01Clip-960.26482bcb.webp 960w",
      "src": "/media/homeMusic01Clip-960.26482bcb.webp"
    },
    "sources": [
      {
        "src": "/media/homeMusic01Clip-1920.d7e671e1.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/homeMusic01Clip-1280.3dc4a93d.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/homeMusic01Clip-1280.c5c2f344.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/homeMusic01Captions-en.f1363a40.vtt",
      "jp": "/media/homeMusic01Captions-jp.eb3a2c68.vtt",
      "kr": "/media/homeMusic01Captions-kr.e71a982c.vtt"
    }
  },
  "homeMusic02": {
    "width": 1280,
    "height": 720,
    "seconds": 22.403,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/homeMusic02Clip-480.64ead015.avif 480w, /media/homeMusic02Clip-960.f0d7bb4e.avif 960w",
      "webp": "/media/homeMusic02Clip-480.26fe6ca9.webp 480w, /media/homeMusic02Clip-960.6c920d89.webp 960w",
      "src": "/media/homeMusic02Clip-960.6c920d89.webp"
    },
    "sources": [
      {
        "src": "/media/homeMusic02Clip-1920.8113d426.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/homeMusic02Clip-1280.55b26ec7.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/homeMusic02Clip-1280.7d5b5500.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/homeMusic02Captions-en.2ed4da03.vtt",
      "jp": "/media/homeMusic02Captions-jp.a8b0ffca.vtt",
      "kr": "/media/homeMusic02Captions-kr.1ebcf456.vtt"
    }
  },
  "mashup01": {
    "width": 1280,
    "height": 720,
    "seconds": 21.176,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup01Clip-480.686c053d.avif 480w, /media/mashup01Clip-960.b45c3e78.avif 960w",
      "webp": "/media/mashup01Clip-480.6f84fce2.webp 480w, /media/mashup01Clip-960.cd0ca559.webp 960w",
      "src": "/media/mashup01Clip-960.cd0ca559.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/mashup01PhoneClip-360.9e03b124.avif 360w, /media/mashup01PhoneClip-720.a6c5a90b.avif 720w",
        "webp": "/media/mashup01PhoneClip-360.3ca4025c.webp 360w, /media/mashup01PhoneClip-720.7d99d1dc.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/mashup01PhoneClip-720.9bbf9c83.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\"",
        "media": "(orientation: portrait) and (max-width: 700px)"
      },
      {
        "src": "/media/mashup01Clip-1920.d9828ac6.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/mashup01Clip-1280.e14b902c.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/mashup01Clip-1280.9b58a4a8.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/mashup01Captions-en.ecc9a060.vtt",
      "jp": "/media/mashup01Captions-jp.d8bce41b.vtt",
      "kr": "/media/mashup01Captions-kr.071e04cb.vtt"
    }
  },
  "mashup02": {
    "width": 1280,
    "height": 720,
    "seconds": 20.8,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/mashup02Clip-480.5790b06e.avif 480w, /media/mashup02Clip-960.06bf3be5.avif 960w",
      "webp": "/media/mashup02Clip-480.115c510b.webp 480w, /media/mashup02Clip-960.ad23200e.webp 960w",
      "src": "/media/mashup02Clip-960.ad23200e.webp",
      "upright": {
        "media": "(orientation: portrait) and (max-width: 700px)",
        "width": 720,
        "height": 1280,
        "avif": "/media/mashup02PhoneClip-360.99042b10.avif 360w, /media/mashup02PhoneClip-720.3030c272.avif 720w",
        "webp": "/media/mashup02PhoneClip-360.aefb39a0.webp 360w, /media/mashup02PhoneClip-720.53da1152.webp 720w"
      }
    },
    "sources": [
      {
        "src": "/media/mashup02PhoneClip-720.4510d3b1.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\"",
        "media": "(orientation: portrait) and (max-width: 700px)"
      },
      {
        "src": "/media/mashup02Clip-1920.eb65e8de.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/mashup02Clip-1280.36f171fe.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/mashup02Clip-1280.70b9e376.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/mashup02Captions-en.cb43d7f9.vtt",
      "jp": "/media/mashup02Captions-jp.39c9929e.vtt",
      "kr": "/media/mashup02Captions-kr.7b7f922d.vtt"
    }
  },
  "tutorial": {
    "width": 1280,
    "height": 720,
    "seconds": 22.373,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialClip-480.4d3f41a2.avif 480w, /media/tutorialClip-960.ad4add77.avif 960w",
      "webp": "/media/tutorialClip-480.e9b705a1.webp 480w, /media/tutorialClip-960.25f16483.webp 960w",
      "src": "/media/tutorialClip-960.25f16483.webp"
    },
    "sources": [
      {
        "src": "/media/tutorialClip-1920.d72c13da.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/tutorialClip-1280.f5470b90.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/tutorialClip-1280.8bc8c640.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/tutorialCaptions-en.cfcb1486.vtt",
      "jp": "/media/tutorialCaptions-jp.d142b5d9.vtt",
      "kr": "/media/tutorialCaptions-kr.68d12599.vtt"
    }
  },
  "tutorialKr": {
    "width": 1280,
    "height": 720,
    "seconds": 22.373,
    "poster": {
      "width": 960,
      "height": 540,
      "avif": "/media/tutorialKrClip-480.d58367dc.avif 480w, /media/tutorialKrClip-960.23e2d11e.avif 960w",
      "webp": "/media/tutorialKrClip-480.31ceb9d4.webp 480w, /media/tutorialKrClip-960.553b1af1.webp 960w",
      "src": "/media/tutorialKrClip-960.553b1af1.webp"
    },
    "sources": [
      {
        "src": "/media/tutorialKrClip-1920.e591e761.webm",
        "type": "video/webm; codecs=\"av01.0.09M.08, opus\"",
        "media": "(min-width: 1600px)"
      },
      {
        "src": "/media/tutorialKrClip-1280.e8f30947.webm",
        "type": "video/webm; codecs=\"av01.0.08M.08, opus\""
      },
      {
        "src": "/media/tutorialKrClip-1280.72b7d3bd.mp4",
        "type": "video/mp4; codecs=\"avc1.640028, mp4a.40.2\""
      }
    ],
    "captions": {
      "en": "/media/tutorialKrCaptions-en.cfcb1486.vtt",
      "jp": "/media/tutorialKrCaptions-jp.d142b5d9.vtt",
      "kr": "/media/tutorialKrCaptions-kr.68d12599.vtt"
    }
  }
};

export const downloads: Readonly<Partial<Record<DownloadName, Download>>> = {
  "background": {
    "href": "/kit/background.png",
    "kind": "PNG",
    "bytes": 266691,
    "width": 3840,
    "height": 2160
  },
  "character": {
    "href": "/kit/character.png",
    "kind": "PNG",
    "bytes": 395339,
    "width": 3840,
    "height": 2160
  },
  "figure01": {
    "href": "/kit/figure-axia.png",
    "kind": "PNG",
    "bytes": 112858,
    "width": 1800,
    "height": 3000
  },
  "figure02": {
    "href": "/kit/figure-raiju.png",
    "kind": "PNG",
    "bytes": 102069,
    "width": 1800,
    "height": 3000
  },
  "figure03": {
    "href": "/kit/figure-momo-909.png",
    "kind": "PNG",
    "bytes": 107453,
    "width": 1800,
    "height": 3000
  },
  "figure04": {
    "href": "/kit/figure-kiriko.png",
    "kind": "PNG",
    "bytes": 98318,
    "width": 1800,
    "height": 3000
  },
  "figure05": {
    "href": "/kit/figure-nox.png",
    "kind": "PNG",
    "bytes": 96925,
    "width": 1800,
    "height": 3000
  },
  "figure06": {
    "href": "/kit/figure-sola.png",
    "kind": "PNG",
    "bytes": 116346,
    "width": 1800,
    "height": 3000
  },
  "figure07": {
    "href": "/kit/figure-bit.png",
    "kind": "PNG",
    "bytes": 89831,
    "width": 1800,
    "height": 3000
  },
  "figure08": {
    "href": "/kit/figure-hexa.png",
    "kind": "PNG",
    "bytes": 107771,
    "width": 1800,
    "height": 3000
  },
  "header01Large": {
    "href": "/kit/header-players-3000.png",
    "kind": "PNG",
    "bytes": 258703,
    "width": 3000,
    "height": 1000
  },
  "header01Small": {
    "href": "/kit/header-players-1500.png",
    "kind": "PNG",
    "bytes": 125384,
    "width": 1500,
    "height": 500
  },
  "header02Large": {
    "href": "/kit/header-collision-3000.png",
    "kind": "PNG",
    "bytes": 185114,
    "width": 3000,
    "height": 1000
  },
  "header02Small": {
    "href": "/kit/header-collision-1500.png",
    "kind": "PNG",
    "bytes": 70279,
    "width": 1500,
    "height": 500
  },
  "header03Large": {
    "href": "/kit/header-light-mix-3000.png",
    "kind": "PNG",
    "bytes": 182712,
    "width": 3000,
    "height": 1000
  },
  "header03Small": {
    "href": "/kit/header-light-mix-1500.png",
    "kind": "PNG",
    "bytes": 87534,
    "width": 1500,
    "height": 500
  },
  "header04Large": {
    "href": "/kit/header-hard-mix-3000.png",
    "kind": "PNG",
    "bytes": 166721,
    "width": 3000,
    "height": 1000
  },
  "header04Small": {
    "href": "/kit/header-hard-mix-1500.png",
    "kind": "PNG",
    "bytes": 81244,
    "width": 1500,
    "height": 500
  },
  "header05Large": {
    "href": "/kit/header-stage-3000.png",
    "kind": "PNG",
    "bytes": 153601,
    "width": 3000,
    "height": 1000
  },
  "header05Small": {
    "href": "/kit/header-stage-1500.png",
    "kind": "PNG",
    "bytes": 76707,
    "width": 1500,
    "height": 500
  },
  "header06Large": {
    "href": "/kit/header-axia-hexa-3000.png",
    "kind": "PNG",
    "bytes": 268078,
    "width": 3000,
    "height": 1000
  },
  "header06Small": {
    "href": "/kit/header-axia-hexa-1500.png",
    "kind": "PNG",
    "bytes": 126416,
    "width": 1500,
    "height": 500
  },
  "icon01": {
    "href": "/kit/icon-axia.png",
    "kind": "PNG",
    "bytes": 57534,
    "width": 1024,
    "height": 1024
  },
  "icon02": {
    "href": "/kit/icon-raiju.png",
    "kind": "PNG",
    "bytes": 63278,
    "width": 1024,
    "height": 1024
  },
  "icon03": {
    "href": "/kit/icon-momo-909.png",
    "kind": "PNG",
    "bytes": 51863,
    "width": 1024,
    "height": 1024
  },
  "icon04": {
    "href": "/kit/icon-kiriko.png",
    "kind": "PNG",
    "bytes": 39054,
    "width": 1024,
    "height": 1024
  },
  "icon05": {
    "href": "/kit/icon-nox.png",
    "kind": "PNG",
    "bytes": 42007,
    "width": 1024,
    "height": 1024
  },
  "icon06": {
    "href": "/kit/icon-sola.png",
    "kind": "PNG",
    "bytes": 59288,
    "width": 1024,
    "height": 1024
  },
  "icon07": {
    "href": "/kit/icon-bit.png",
    "kind": "PNG",
    "bytes": 34220,
    "width": 1024,
    "height": 1024
  },
  "icon08": {
    "href": "/kit/icon-hexa.png",
    "kind": "PNG",
    "bytes": 50065,
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
  "kit": {
    "href": "/kit/mash-vp-fan-kit.zip",
    "kind": "ZIP",
    "bytes": 54128492
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
    "bytes": 8448879
  },
  "loopWav": {
    "href": "/kit/standby-signal-wav.zip",
    "kind": "WAV",
    "bytes": 60522801
  },
  "mainVisual": {
    "href": "/kit/main-visual.png",
    "kind": "PNG",
    "bytes": 847545,
    "width": 3840,
    "height": 2160
  },
  "song01ClubMp3": {
    "href": "/kit/seventeen-degrees-club-mp3.zip",
    "kind": "MP3",
    "bytes": 5162838,
    "lufs": -9
  },
  "song01ClubWav": {
    "href": "/kit/seventeen-degrees-club-wav.zip",
    "kind": "WAV",
    "bytes": 36847939,
    "lufs": -9
  },
  "song01Mp3": {
    "href": "/kit/seventeen-degrees-mp3.zip",
    "kind": "MP3",
    "bytes": 5156037
  },
  "song01Wav": {
    "href": "/kit/seventeen-degrees-wav.zip",
    "kind": "WAV",
    "bytes": 36800458
  },
  "song02Mp3": {
    "href": "/kit/glass-parade-mp3.zip",
    "kind": "MP3",
    "bytes": 5349025
  },
  "song02Wav": {
    "href": "/kit/glass-parade-wav.zip",
    "kind": "WAV",
    "bytes": 37545939
  },
  "song03ClubMp3": {
    "href": "/kit/redline-halo-club-mp3.zip",
    "kind": "MP3",
    "bytes": 5026716,
    "lufs": -9
  },
  "song03ClubWav": {
    "href": "/kit/redline-halo-club-wav.zip",
    "kind": "WAV",
    "bytes": 35748292,
    "lufs": -9
  },
  "song03Mp3": {
    "href": "/kit/redline-halo-mp3.zip",
    "kind": "MP3",
    "bytes": 5007435
  },
  "song03Wav": {
    "href": "/kit/redline-halo-wav.zip",
    "kind": "WAV",
    "bytes": 35609629
  },
  "song04Mp3": {
    "href": "/kit/paper-moon-arcade-mp3.zip",
    "kind": "MP3",
    "bytes": 5276969
  },
  "song04Wav": {
    "href": "/kit/paper-moon-arcade-wav.zip",
    "kind": "WAV",
    "bytes": 37709381
  },
  "song05ClubMp3": {
    "href": "/kit/volt-kabuki-club-mp3.zip",
    "kind": "MP3",
    "bytes": 4983860,
    "lufs": -9
  },
  "song05ClubWav": {
    "href": "/kit/volt-kabuki-club-wav.zip",
    "kind": "WAV",
    "bytes": 35319048,
    "lufs": -9
  },
  "song05Mp3": {
    "href": "/kit/volt-kabuki-mp3.zip",
    "kind": "MP3",
    "bytes": 4977059
  },
  "song05Wav": {
    "href": "/kit/volt-kabuki-wav.zip",
    "kind": "WAV",
    "bytes": 35275695
  },
  "wordmarkDark": {
    "href": "/kit/press/wordmark-dark.png",
    "kind": "PNG",
    "bytes": 12949,
    "width": 2400,
    "height": 507
  },
  "wordmarkDarkSvg": {
    "href": "/kit/press/wordmark-dark.svg",
    "kind": "SVG",
    "bytes": 1158
  },
  "wordmarkLight": {
    "href": "/kit/press/wordmark-light.png",
    "kind": "PNG",
    "bytes": 13339,
    "width": 2400,
    "height": 507
  },
  "wordmarkLightSvg": {
    "href": "/kit/press/wordmark-light.svg",
    "kind": "SVG",
    "bytes": 1158
  }
};

export const cuts: Readonly<Record<SongName, CutSound>> = {
  "song01": {
    "src": "/media/song01Play.f17ec39a.mp3",
    "bytes": 823296,
    "afterMark": 0.1
  },
  "song02": {
    "src": "/media/song02Play.0b8b0740.mp3",
    "bytes": 749184,
    "afterMark": 0.1
  },
  "song03": {
    "src": "/media/song03Play.38055749.mp3",
    "bytes": 738816,
    "afterMark": 0.1
  },
  "song04": {
    "src": "/media/song04Play.b800054e.mp3",
    "bytes": 813696,
    "afterMark": 0.1
  },
  "song05": {
    "src": "/media/song05Play.f86ff713.mp3",
    "bytes": 760320,
    "afterMark": 0.1
  }
};

export const stems: Readonly<Record<SongName, StemSounds>> = {
  "song01": {
    "src": {
      "drums": "/media/song01Stem.drums.6d9d5b16.mp3",
      "bass": "/media/song01Stem.bass.6d9d5b16.mp3",
      "chords": "/media/song01Stem.chords.6d9d5b16.mp3",
      "lead": "/media/song01Stem.lead.6d9d5b16.mp3"
    },
    "bytes": 912384,
    "afterMark": 0.1,
    "gain": 1.34,
    "peaks": {
      "drums": "zhc8ybb3wba3yc93wb86yba3wba3yda5wb86yba3wba3yc93wb86ybb5xba3ydu9wba6ybb3wbc3yca3wba6ybc3wbc3yd96wb96yba3wba3yc93wb97yba5yedryfwcyca7ybb3wbc3yc93wb96ybc3xba3ydc5wbd6ybc3xbc3ycd3wbb6ybc6xbe3ydv9xb96ybc3wbb3yc93xbb6ybb3xbb3ydb5wb97zbb3wbc3yc93wba7ybd6yedryfwc",
      "bass": "cdgn2gkmbcmn2fimcdgn2gkmbcmn2fimcdgn2gkmbcmn2fimcdgn2gkmahlmdgbhbfgn2eln9enn2ghnafgn2eln9enn2ghnbehn1flnadnn2gina8gn1dln8hlccfahcdgn2gkmbcmn2fimcdgn2gkmbcmn2fimcdgn2gkmbcmn2fimcdgn2gkmahlmdgbhbfgn2eln9enn2ghnafgn2eln9enn2ghnbehn1flnadnn2gina8gn1dln8hlccfah",
      "chords": "811911c2131f26311c21611d2131927211e2281181121c28211g22921b2131925211b21c21h3241j38312g21711h2241a29212i32a21a2131e29312j32b21c2131e35211911911d2131g36311d21611e2131927211e2181181121c28211g21611c2131i25311b21b21g3231l37412g22611g2131b28212h3281191121d25211e",
      "lead": "11100000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000000a87e77e8e9af75c7da8e77c8ca8a88d9b98d57eafabg77eab89d67d78666a857c78c67daea9e69d7c88d67f8faab89e8ecah88fbca8e87c8a86f87c7da895585"
    }
  },
  "song02": {
    "src": {
      "drums": "/media/song02Stem.drums.76d59b7e.mp3",
      "bass": "/media/song02Stem.bass.76d59b7e.mp3",
      "chords": "/media/song02Stem.chords.76d59b7e.mp3",
      "lead": "/media/song02Stem.lead.76d59b7e.mp3"
    },
    "bytes": 827904,
    "afterMark": 0.1,
    "gain": 1.25,
    "peaks": {
      "drums": "zlc8a4paj4vd7355vd5pc342k4vd7pc3vd5263pak4vd6366vd5pc3pcj4paqagevd5363pak4vd7255vc5pc342j4vd7pd6vd5263pak4vd8265vd4pc3pck4uhxoggxf7573paj4vd8355vd4pc343j4vd8pc3vd4382pak4vd7366vd5pd3pck4paqbgevd5283paj4vd7355vd5pc342k4vd7pc6vd5263pak4vd6366vd5pc3pck4uhxohg",
      "bass": "7bffed69df7acdff8dh7cgedfg7ad6ae7bffig59fi8bdgef69b7bd68jl8b7ace69dfhg69fh7abcff9ei58addll8af7bc9ehfig69hi7badfe7be69d68ei7a69df69cfec69df8bceff59a7bfedmm7ac6bc7bgfgf59fh7bfiff9eh58a68hi7a58de7bffed69df7acdff8dh7cgedfg7ad6ae8cffnk69ce7bbbfe7bf69d68fh8b44ef",
      "chords": "59b2fi62dg6ac2f369b19bg2i368b4ae69b2ge52eh69a2g36925a259d35251ee69b2fi62dg6ac2f369b19bg2i368b4ae5ae2gf62de69e2g356146146a24141bc5be2ik52fi6cf2h46ae2agg3k469e7bd6ae2jl62ff69e2j46b26a26ae36262eh6be2ik52fi6cf2h46ae2agg3k469e7bd6ad2ji62ei6ad2j45925a25ab35252ce",
      "lead": "c969c7a8229cccc8bc98a8b7226599a7c969c768229ae89ace9ad998dgb8b889aebc887822e88aa8cd9a979a2379c7bag9ddd8aa3379c9dcfa9cf656da8ac8b8c869c7b822adccc8cca8a9b833659aa7d969c77932aae9aaceaae9a8dhc8c89aafcc887922e99ab8cdaaa8ba337ad7cbg8eee8ba337ad9edgbadf756eb9ad9b9"
    }
  },
  "song03": {
    "src": {
      "drums": "/media/song03Stem.drums.07babbe7.mp3",
      "bass": "/media/song03Stem.bass.07babbe7.mp3",
      "chords": "/media/song03Stem.chords.07babbe7.mp3",
      "lead": "/media/song03Stem.lead.07babbe7.mp3"
    },
    "bytes": 715008,
    "afterMark": 0.1,
    "gain": 1.467,
    "peaks": {
      "drums": "zfc8m58747r4l267r473l2m837r4l298r472m26747r4ll87r46ll2674cs4v3dhr453l26747s5l257r453l2m847r4l288r463l27737r5ll67t57ol3u6k3whvnlnt694m38767s4l287r472l2n857s4l298r463m26767s5ll77r46mm2975cr5v3dhr473l28757s4l277r483l2n847s5m2a8r483m27767s4ll87t58om3u6k3xhvnln",
      "bass": "agklljijjh20hjkkbhkiji9ehh20ijijafijjhgggg20f8gj9gj8eggihh10afgiagklljijjh20hjkkciljjjafkj10jjjjbhlmmkjkki10jafjahl9giagkj00afijagklljijjh20hjkkbhkiji9ehh20ijijafijjhgggg20f8gj9gj8eggihh10afgiagklljijjh20hjkkciljjjafkj10jjjjbhlmmkjkki10jafjahl9giagkj00afij",
      "chords": "722a54443373444422b4336344223344833a443334745334229233a343233333823c544433634544228443633323333472294443337332342293337344233333623c5433337345442294437344223344723a443333844334229233a444233333723b54443373444422a4437333233334622a44433373323322a2337344233333",
      "lead": "889ceecdc989b889baacc977887987778cdadcaaba7ac88a9cb899b89868889989aceecdc989b889baacaa77a8799898aaebadcf9b88c98a9cb89878ba8a98b98aacefdee98ac99abbbccb88997998778cebedbabc7bd98bacc9aad9b96888aa89adefdee98ac99abbbcab78c97aa898bcedaedfac89d99badc9a988cb9b98d9"
    }
  },
  "song04": {
    "src": {
      "drums": "/media/song04Stem.drums.69403df7.mp3",
      "bass": "/media/song04Stem.bass.69403df7.mp3",
      "chords": "/media/song04Stem.chords.69403df7.mp3",
      "lead": "/media/song04Stem.lead.69403df7.mp3"
    },
    "bytes": 1049856,
    "afterMark": 0.1,
    "gain": 1.308,
    "peaks": {
      "drums": "v68om4p656p3l986u38om4p756p3lp88u38om4p656p3m986u38om4p75pq3mtlxw3aom4q656q3m9a6u39on4q756q3lpa8u38ol4p656p3mb86u38om4qcloz4otnww69om4p656p3m986u38om4p756p3mp88u3aol4q656q3l9a6u39ol4q75pq3mtlxw38ol4p656p3m986u38ol4p756p3mp88u38om4p656p3lb86u38om4qcloz4ntmw",
      "bass": "mg0i0em2rf1llfj3mg0i0ekjq6cmlgkjld0j0ck3qe1nmhk4lg0iekk3qd0mmhlhmg0i0em2rf1llfj3mg0i0ekjq6cmlgkjld0j0ck3qe1nmhk4lg0iekk3qd0mmhlhmg0i0em2rf1llfj3mg0i0ekjq6cmlgkjld0j0ck3qe1nmhk4lg0iekk3qd0mmhlhmg0i0em2rf1llfj3mg0i0ekjq6cmlgkjld0j0ck3qe1nmhk4lg0iekk3qd0mmhlh",
      "chords": "eaa337d8728c48c510f96841fa92fac7gca336e9726e57b610f87740f982f9c6eaa337d8728c48c510f96841fa92fac7gca336e9726e57b610f87740f982f9c6eaa337d8728c48c510f96841fa92fac7gca336e9726e57b610f87740f982f9c6eaa337d8728c48c510f96841fa92fac7gca336e9726e57b610f87740f982f9c6",
      "lead": "eddagcdbaa99d9dceebcb9ebaabadca8fdb9eeccbab9cagafebaabdcfba9cbe8feb9eeccd8aaecgbff9daadcdcbaccf9cdcaeffabab9cagafebaab56fa9ae9b9eedbgdecbbaafaedefbccagccbcaecb8fecaefdccacadbhbfebabcecgcbaebf9feb9eecce9bafcgcff9dbbededcbdcf9cdcaeffacabadbhbfebabb67gaabf9b9"
    }
  },
  "song05": {
    "src": {
      "drums": "/media/song05Stem.drums.b7bddf84.mp3",
      "bass": "/media/song05Stem.bass.b7bddf84.mp3",
      "chords": "/media/song05Stem.chords.b7bddf84.mp3",
      "lead": "/media/song05Stem.lead.b7bddf84.mp3"
    },
    "bytes": 655104,
    "afterMark": 0.1,
    "gain": 1.037,
    "peaks": {
      "drums": "tne7oje4kic3nic3lid3nic3lic3nie5lic3nic3lid3nic3lic3nid3lic3niojoid3nic3lic3nid3lic3nic3lid3nid5lic3nid3lic3nic3lid3nic3nqyxzpgamjd4oie3lid3nid3lid3nid3lid3nie5lid3nid3lid3nid3lid3nid3lid3nipjoid3nid3lid3nid3lid3nid3lid3nie5lid3nid3lid3nid3lie3nid4nqyxzpha",
      "bass": "00cd10cd10cd10cd10ee10ee10ee10ff00ee00ee00ee00ee00ee10ee10ee106a00cd10cd10cd10cd10ee10ee10ee10ff00ee10ee10ee10ee10ee10ee105510ff00cd10cd10cd10cd10ee10ee10ee10ff00ee00ee00ee00ee00ee10ee10ee106a00cd10cd10cd10cd10ee10ee10ee10ff00ee10ee10ee10ee10ee10ee105510ff",
      "chords": "5781571b561b41b25791571b571b182b5782561b461b41b26991671d671b191a6781571b561b41b25791571b571b182b69a1571c581c51b27aa1681c5516191c5691561b471b41a246915619471917195891571b571b51b27a91681c581d19195691561b471b41a2469156194719171968b1691b581c51c267917a1b55151a3b",
      "lead": "dhecccdcbdccbbdbedccdddcdcbbccc9deeccaffbbcbbfd9cbcbddcceddedcd9dheccccdeegedccbdddcdbeccacdccdbddcccccddecdccdcfffggdddeeeefegbhlfdggigddjdceddgfefhfeeecdfdeedhjegd9fgefdcdedffcdddddfdeideeecdhkgdaceghgeeghhhiedcdjcdcdddeddgffigfeehjcgedhfgfihieeggdfefgka"
    }
  }
};

export const sounds: Readonly<Record<SoundName, Sound>> = {
  "loop": {
    "seconds": 210,
    "beats": [
      [
        0,
        128
      ]
    ],
    "sources": [
      {
        "src": "/media/loopSound.dfd22e31.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/loopSound.d0afc22f.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "medley01": {
    "seconds": 30.358,
    "beats": [
      [
        0,
        136
      ],
      [
        10.588,
        150
      ],
      [
        20.188,
        118
      ]
    ],
    "sources": [
      {
        "src": "/media/medley01Sound.5fee425b.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/medley01Sound.08fe23c8.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "medley02": {
    "seconds": 30.33,
    "beats": [
      [
        0,
        174
      ],
      [
        15.172,
        190
      ]
    ],
    "sources": [
      {
        "src": "/media/medley02Sound.54383d34.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/medley02Sound.5f792c19.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song01": {
    "seconds": 127.608,
    "beats": [
      [
        0,
        136
      ]
    ],
    "sources": [
      {
        "src": "/media/song01Sound.09382a62.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song01Sound.e5041765.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song02": {
    "seconds": 129.836,
    "beats": [
      [
        0,
        150
      ]
    ],
    "sources": [
      {
        "src": "/media/song02Sound.887dcd6f.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song02Sound.c6082c14.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song03": {
    "seconds": 123.406,
    "beats": [
      [
        0,
        174
      ]
    ],
    "sources": [
      {
        "src": "/media/song03Sound.900b78a3.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song03Sound.b93ef1fe.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song04": {
    "seconds": 130.787,
    "beats": [
      [
        0,
        118
      ]
    ],
    "sources": [
      {
        "src": "/media/song04Sound.9194c2ea.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song04Sound.0ae47461.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  },
  "song05": {
    "seconds": 122.182,
    "beats": [
      [
        0,
        190
      ]
    ],
    "sources": [
      {
        "src": "/media/song05Sound.e140d650.weba",
        "type": "audio/webm; codecs=opus"
      },
      {
        "src": "/media/song05Sound.5fed06a0.m4a",
        "type": "audio/mp4; codecs=mp4a.40.2"
      }
    ]
  }
};
